import { defineConfig } from 'vitest/config';

const include = (ending: string): string[] => [
  `src/**/*.test.${ending}`,
  `scripts/**/*.test.${ending}`,
  `tests/{architecture,conformance,contract,wire}/**/*.test.${ending}`,
];

export default defineConfig({
  define: { __SERVER__: JSON.stringify('in-browser'), __ONE_FILE__: 'false' },
  test: {
    // Many tests wait for sockets and clocks: three files at a time keep two cores busy.
    maxWorkers: 3,
    restoreMocks: true,
    unstubGlobals: true,
    // On two busy cores; what hangs is still found.
    testTimeout: 240_000,
    coverage: { provider: 'v8', include: ['src/**'], exclude: ['**/*.test.*', 'src/adapters/wire/api.gen.ts'] },
    projects: [
      { extends: true, test: { name: 'node', environment: 'node', include: include('ts') } },
      { extends: true, test: { name: 'page', environment: 'happy-dom', include: include('tsx') } },
    ],
  },
});
