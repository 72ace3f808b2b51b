import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const include = (ending: string): string[] => [
  `src/**/*.test.${ending}`,
  `scripts/**/*.test.${ending}`,
  `tests/{architecture,conformance,contract,wire}/**/*.test.${ending}`,
];

/** Tests that put something else in the place of a module or of a part of the browser, or load it when they are ready, would find or leave that of another test: each has its modules and its page to itself. */
const alone = readdirSync('src', { recursive: true, withFileTypes: true })
  .map((entry) => join(entry.parentPath, entry.name))
  .filter(
    (path) =>
      path.endsWith('.test.tsx') &&
      /vi\.mock\(|await import\(|-mocks\.ts'|Object\.defineProperty\(/.test(readFileSync(path, 'utf8')),
  );

/** Room for what is young, in MB: with less of it the tests spend a tenth of their time on collecting. */
const execArgv = ['--max-semi-space-size=64'];

export default defineConfig({
  define: { __SERVER__: JSON.stringify('in-browser'), __ONE_FILE__: 'false' },
  test: {
    // Many tests wait for sockets and clocks: three files at a time keep two cores busy.
    maxWorkers: 3,
    restoreMocks: true,
    unstubGlobals: true,
    // On two busy cores; what hangs is still found.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    coverage: { provider: 'v8', include: ['src/**'], exclude: ['**/*.test.*', 'src/adapters/wire/api.gen.ts'] },
    projects: [
      // Files of one worker share the modules they have loaded: reading them anew for each took a third of all time.
      { extends: true, test: { name: 'node', environment: 'node', include: include('ts'), isolate: false, execArgv } },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'happy-dom',
          include: include('tsx'),
          exclude: alone,
          isolate: false,
          execArgv,
        },
      },
      // A context of its own for each file begins sooner than a thread or a process does. In it there is but one router.
      {
        extends: true,
        resolve: { conditions: ['module-sync', 'import', 'node', 'development'] },
        test: {
          name: 'alone',
          environment: 'happy-dom',
          include: alone,
          pool: 'vmThreads',
          server: { deps: { inline: [/react-router/] } },
        },
      },
    ],
  },
});
