import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.mjs';

const executablePath = findChromium();

/** Other ports for a machine where these are taken. */
const firstPort = Number(process.env['TANDEM_TEST_PORT'] ?? 4173);
const demo = `http://localhost:${firstPort}`;
const live = `http://localhost:${firstPort + 1}`;
const sandboxPort = process.env['TANDEM_SANDBOX_PORT'] ?? '8787';
const sandbox = `http://127.0.0.1:${sandboxPort}`;

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

const reuse = { reuseExistingServer: process.env['CI'] === undefined, timeout: 60_000 };

/**
 * `x.journey.ts` is walked in both worlds, `x.demo.journey.ts` in the offline demo alone, `x.live.journey.ts` only in the
 * live build against a sandbox.
 */
export default defineConfig({
  testDir: 'tests/journeys',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: [['list']],
  use: { trace: 'retain-on-failure', screenshot: 'only-on-failure', locale: 'en-GB', timezoneId: 'UTC' },
  projects: [
    { name: 'demo', testMatch: /(?<!\.live)\.journey\.ts$/, use: { ...phone, baseURL: demo } },
    { name: 'live', testMatch: /(?<!\.demo)\.journey\.ts$/, use: { ...phone, baseURL: live } },
  ],
  webServer: [
    { command: `node scripts/serve.mjs --folder dist/demo --port ${firstPort}`, url: demo, ...reuse },
    { command: `npm run --silent sandbox -- --port ${sandboxPort} --control`, port: Number(sandboxPort), ...reuse },
    {
      command: `node scripts/serve.mjs --folder dist/live --port ${firstPort + 1} --server ${sandbox}`,
      url: live,
      ...reuse,
    },
  ],
});
