import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.mjs';

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
      // A process of its own for drawing, without a card to draw with, costs more than it brings.
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
 * What the contract suite proves in both worlds is walked in `npm test` against a sandbox, over a real network; the same
 * journeys in the demo belong to `npm run walk`.
 */
const walkedLive =
  /(contracts|copy-trading|dual-investment|first-visit|leaves-nothing|lock-mining|new-tokens|nft|one-tap-one-order|quiz|realtime|seconds)\.journey\.ts$/;

/**
 * `x.journey.ts` is walked in both worlds (some: see above), `x.demo.journey.ts` in the offline demo alone,
 * `x.live.journey.ts` only in the live build against a sandbox. `x.walk.ts` goes everywhere in every language and takes
 * half an hour and more: `npm run walk`. Each test has a world of its own: see tests/journeys/support/world.ts.
 */
export default defineConfig<{ kind: 'demo' | 'live' }>({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/support/frugal-demo.ts',
  forbidOnly: true,
  fullyParallel: true,
  // Much of a journey is waiting for the program on purpose: four on two cores.
  workers: 4,
  // What fails once has failed.
  retries: 0,
  timeout: 90_000,
  // Two browsers on two busy cores.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    // A trace of every step costs half as much again as the journeys; ask for one with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Copying the program into the browser is the subject of the journeys that allow it, and a load on all others.
    serviceWorkers: 'block',
    // Frames for marks that fade are a load too; what is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'demo', testMatch: /(?<!\.live)\.journey\.ts$/, testIgnore: walkedLive, use: { ...phone, kind: 'demo' } },
    { name: 'walk', testMatch: [/\.walk\.ts$/, walkedLive], use: { ...phone, kind: 'demo' } },
    { name: 'live', testMatch: /(?<!\.demo)\.journey\.ts$/, use: { ...phone, kind: 'live' } },
  ],
});
