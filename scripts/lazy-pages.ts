import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What people open first: the entry names the files of their screens. Those of all others stand in one part, asked for with the first of them. */
const opensFirst = ['home', 'market', 'trading'];

const table = 'virtual:pages';
/** Asks for the table; a single function for all routes, so that the entry says it once. */
const asking = 'virtual:late-page';
/** As the bundler knows them. */
const [tableId, askingId] = [`\0${table}`, `\0${asking}`];
const askingCode = `export const latePage = async (path) => (await import('${table}')).pages[path]();`;
const lateScreen = /\(\) => import\('(\.\/screens\/[\w-]+\.tsx)'\)/g;

const featureOf = (id: string): string | undefined =>
  /\/src\/features\/([\w-]+)\/(?:[\w-]+\/)?routes\.tsx$/.exec(id)?.[1];

/** Each screen that a route shows by `import()`, by its path. */
function screensOf(features: string): readonly string[] {
  const doors = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .map((path) => join(features, path))
    .filter((path) => path.endsWith('/routes.tsx'));
  return doors.flatMap((door) =>
    [...readFileSync(door, 'utf8').matchAll(lateScreen)].map(([, screen = '']) => join(dirname(door), screen)),
  );
}

/** Moves the names of rarer screens out of the entry: with them come the names of all that they load. */
export function lazyPages(): Plugin {
  let features = '';
  return {
    name: 'tandem-lazy-pages',
    apply: 'build',
    // Before the compiler, so that the imports are found as they are written.
    enforce: 'pre',
    configResolved: ({ root }) => {
      features = join(root, 'src/features');
    },
    resolveId: (id) => (id === table || id === asking ? `\0${id}` : undefined),
    load: (id) => {
      if (id === askingId) return askingCode;
      return id === tableId
        ? `export const pages = {${screensOf(features)
            .map((path) => `${JSON.stringify(path.slice(features.length))}: () => import(${JSON.stringify(path)}),`)
            .join('\n')}};`
        : undefined;
    },
    transform(code, id) {
      const feature = featureOf(id);
      if (feature === undefined || opensFirst.includes(feature)) return undefined;
      const asked = code.replaceAll(lateScreen, (_, screen: string) => {
        const path = join(dirname(id), screen).slice(features.length);
        return `() => latePage(${JSON.stringify(path)})`;
      });
      return `import { latePage } from '${asking}';\n${asked}`;
    },
  };
}
