import type { Plugin } from 'vite';

/**
 * Every request goes over `fetch` (`adapter` in `src/adapters/wire/http/axios-http-transport.ts`). Axios leaves its adapter for
 * Node out of builds for browsers; this leaves out the one over XMLHttpRequest in the same way.
 */
export const fetchAlone = (): Plugin => ({
  name: 'tandem-fetch-alone',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    const isOlder = source === './xhr.js' && importer?.endsWith('/axios/lib/adapters/adapters.js') === true;
    return isOlder ? this.resolve('../helpers/null.js', importer) : null;
  },
});
