import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.mjs';
import { walkedTitles } from './tests/journeys/support/walked.ts';

const executablePath = findChromium();

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  // Seven times fewer points to draw without a graphics card.
  deviceScaleFactor: 1,
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Without a graphics card, a separate drawing process costs more than it saves.
      '--in-process-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

/**
 * The contract suite proves these products on both servers. So `npm test` runs these journeys against a sandbox only,
 * over a real network, and `npm run walk` runs them in the demo.
 */
const walkedLive =
  /(contracts|copy-trading|dual-investment|first-visit|leaves-nothing|lock-mining|new-tokens|nft|notices|one-tap-one-order|quiz|realtime|seconds)\.journey\.ts$/;

const demo = {
  testMatch: /(?<!\.live)\.journey\.ts$/,
  testIgnore: walkedLive,
  use: { ...phone, kind: 'demo' as const },
};
const live = { testMatch: /(?<!\.demo)\.journey\.ts$/, use: { ...phone, kind: 'live' as const } };

/**
 * `x.journey.ts` runs in the demo and in the live build (except those above), `x.demo.journey.ts` only in the offline
 * demo, `x.live.journey.ts` only in the live build against a sandbox. `x.walk.ts` is long: `npm run walk`, more than half
 * an hour, which also runs the journeys of tests/journeys/support/walked.ts. Each test has a world of its own:
 * tests/journeys/support/world.ts.
 */
export default defineConfig<{ kind: 'demo' | 'live' }>({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/support/frugal-demo.ts',
  forbidOnly: true,
  fullyParallel: true,
  // A journey often waits on purpose, so four run on two cores.
  workers: 4,
  // A journey that fails once has failed.
  retries: 0,
  timeout: 240_000,
  // A slow machine with other work beside it. A state that is there at once costs nothing of it.
  expect: { timeout: 45_000 },
  reporter: [['list']],
  use: {
    // A trace of every step costs half as much again as the journeys; ask for one with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Storing the program in the browser takes time. The journeys that test it allow it.
    serviceWorkers: 'block',
    // Animations take time, too. The journeys that test motion allow them.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'demo', ...demo, grepInvert: [...walkedTitles] },
    { name: 'live', ...live, grepInvert: [...walkedTitles] },
    { name: 'walked-demo', ...demo, grep: [...walkedTitles] },
    { name: 'walked-live', ...live, grep: [...walkedTitles] },
    { name: 'walk', testMatch: [/\.walk\.ts$/, walkedLive], use: { ...phone, kind: 'demo' } },
  ],
});
