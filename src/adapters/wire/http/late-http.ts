import { Arrival } from '../../../core/di/late/late-ports.ts';
import type { HttpTransport } from '../../../core/platform/http-transport.ts';
import type { HttpTransportOptions } from './axios-http-transport.ts';
import { fileAddressIn } from './file-address.ts';
import type { spokenLanguages } from './spoken-languages.ts';

type LateHttpOptions = Omit<HttpTransportOptions, 'languageFor' | 'afterFault'> & Parameters<typeof spokenLanguages>[0];

/**
 * The transport, loaded in parallel with the frame. Call `prepare` as early as a call is foreseeable. Without the code
 * a call fails with `not-loaded` or `offline`, and the next one fetches it again.
 */
export function lateHttp(options: LateHttpOptions): HttpTransport & { readonly prepare: () => void } {
  const late = new Arrival(async () => {
    const [{ AxiosHttpTransport }, { spokenLanguages }] = await Promise.all([
      import('./axios-http-transport.ts'),
      import('./spoken-languages.ts'),
    ]);
    return new AxiosHttpTransport({ ...options, ...spokenLanguages(options) });
  });
  return {
    prepare: () => {
      // The first call loads the code again and reports a failure.
      late.code().catch(() => undefined);
    },
    call: async (operation, fields, requestId) => (await late.code()).call(operation, fields, requestId),
    upload: async (operation, file) => (await late.code()).upload(operation, file),
    fileAddress: (path) => fileAddressIn(options.fileHost, path),
  };
}
