import { defineConfig } from '@playwright/test';

/** Firefox and WebKit, driven from outside: `npm run engines`. Playwright only runs the tests; its own browsers are not used. */
export default defineConfig<{ engineName: 'firefox' | 'webkit' }>({
  testDir: '.',
  testMatch: /\.walk\.ts$/,
  outputDir: '../../test-results/engines',
  forbidOnly: true,
  workers: 1,
  retries: 0,
  timeout: 600_000,
  expect: { timeout: 90_000 },
  reporter: [['list']],
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
});
