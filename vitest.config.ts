import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const include = (ending: string): string[] => [
  `src/**/*.test.${ending}`,
  `scripts/**/*.test.${ending}`,
  `tests/{architecture,conformance,contract,dialects,kept-state,wire}/**/*.test.${ending}`,
];

const pageTests = readdirSync('src', { recursive: true, withFileTypes: true })
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => path.endsWith('.test.tsx'));
const saying = (words: RegExp): readonly string[] => pageTests.filter((path) => words.test(readFileSync(path, 'utf8')));

/** Tests of servers as wholes, over sockets and processes: a third of the time of all. `npm run verify` is without them. */
const ofServers = ['tests/{conformance,dialects}/**/*.test.ts', 'src/adapters/mock/doors/**/*.test.ts'];
/** Those that take long because they wait for other processes: begun last, each would keep all the others waiting. */
const ofProcesses = ['tests/conformance/**/*.test.ts', 'src/adapters/mock/doors/node/*.test.ts'];

/** Tests that change the browser permanently: each has its own page. */
const alone = saying(/Object\.defineProperty\(/);
/** Tests that mock a module or import one late: each has its own modules. */
const mocking = saying(/vi\.mock\(|await import\(|-mocks\.ts'/).filter((path) => !alone.includes(path));

/** Size of the young generation in MB: with less, tests spend a tenth of their time on garbage collection. */
const execArgv = ['--max-semi-space-size=64'];

/** Tests that wait for sockets, processes and clocks: five files at a time keep two cores busy. */
const waiting = { maxWorkers: 5, sequence: { groupOrder: 0 } };
const working = { maxWorkers: 3, sequence: { groupOrder: 1 } };

export default defineConfig({
  define: { __SERVER__: JSON.stringify('in-browser'), __ONE_FILE__: 'false' },
  test: {
    // Styles are left out, but for the one that is read as text: a brand is judged by the colours in it.
    css: { include: /tokens\.css\?raw$/ },
    restoreMocks: true,
    unstubGlobals: true,
    // On two busy cores; what hangs is still found.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ['tests/support/patience.ts'],
    coverage: { provider: 'v8', include: ['src/**'], exclude: ['**/*.test.*', 'src/adapters/wire/calls/api.gen.ts'] },
    projects: [
      // Files of one worker share their loaded modules: loading them for each file took a third of the time.
      {
        extends: true,
        test: {
          ...working,
          name: 'node',
          environment: 'node',
          include: include('ts'),
          exclude: ofServers,
          isolate: false,
          execArgv,
        },
      },
      {
        extends: true,
        test: {
          ...waiting,
          name: 'processes',
          environment: 'node',
          include: ofProcesses,
          isolate: false,
          execArgv,
        },
      },
      {
        extends: true,
        test: {
          ...waiting,
          name: 'servers',
          environment: 'node',
          include: ofServers,
          exclude: ofProcesses,
          isolate: false,
          execArgv,
        },
      },
      {
        extends: true,
        test: {
          ...working,
          name: 'page',
          environment: 'happy-dom',
          include: include('tsx'),
          exclude: [...alone, ...mocking],
          isolate: false,
          execArgv,
          setupFiles: ['tests/support/fresh-page.ts', 'tests/support/patience-of-pages.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...working,
          name: 'mocking',
          environment: 'happy-dom',
          include: [...mocking],
          isolate: false,
          execArgv,
          setupFiles: [
            'tests/support/fresh-page.ts',
            'tests/support/patience-of-pages.ts',
            'tests/support/fresh-modules.ts',
          ],
        },
      },
      // The whole program in front of a server: what is decided while building is decided as in the live build.
      {
        extends: true,
        define: { __SERVER__: JSON.stringify('network') },
        test: {
          ...waiting,
          name: 'load',
          environment: 'happy-dom',
          include: ['tests/load/**/*.test.tsx'],
          isolate: false,
          execArgv,
          setupFiles: ['tests/support/fresh-page.ts', 'tests/support/patience-of-pages.ts'],
        },
      },
      // A context of its own for each file begins sooner than a thread or a process does. In it there is but one router.
      {
        extends: true,
        resolve: { conditions: ['module-sync', 'import', 'node', 'development'] },
        test: {
          ...waiting,
          name: 'alone',
          environment: 'happy-dom',
          include: [...alone],
          pool: 'vmThreads',
          setupFiles: ['tests/support/fresh-page.ts', 'tests/support/patience-of-pages.ts'],
          server: { deps: { inline: [/react-router/] } },
        },
      },
    ],
  },
});
