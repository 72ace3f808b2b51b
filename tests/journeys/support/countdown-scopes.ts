import { expect, test, type Page } from '@playwright/test';
import { signInAtOpenHours } from './market-hours.ts';
import { OptionsPage, open } from './pages.ts';
import type { JourneyWorld } from './world.ts';

const overItsLength = { milliseconds: 31_000 };
const twoMinutesMs = 120_000;

/** Where options are traded, and by how much the clock of the device is wrong there. */
export const countdownScopes = [
  { scope: 'real money', hub: 'transaction', symbol: 'BTC/USDT', offsetMs: twoMinutesMs },
  { scope: 'practice', hub: 'moni', symbol: 'BTC/USDT', offsetMs: -twoMinutesMs },
  { scope: 'forex', hub: 'forex', symbol: 'EUR/USD', offsetMs: -twoMinutesMs },
] as const;

export type CountdownScope = (typeof countdownScopes)[number];

export const titleOfCountdown = ({ scope, offsetMs }: CountdownScope): string =>
  `SO2: in ${scope} a device whose clock is two minutes ${offsetMs > 0 ? 'ahead' : 'behind'} counts by the server, and finds the result without a socket`;

/** From the next page on, the clock of the device is wrong by so much. */
const setClock = (page: Page, offsetMs: number): Promise<unknown> =>
  page.addInitScript((offset) => {
    const device = globalThis as { trueNow?: () => number };
    // One that was wrong before is set anew.
    const now = device.trueNow ?? Date.now.bind(Date);
    device.trueNow = now;
    Date.now = () => now() + offset;
  }, offsetMs);

/** An option of the shortest length, whose end no socket tells. */
async function countDown(page: Page, world: JourneyWorld, { hub, symbol }: CountdownScope): Promise<void> {
  const options = new OptionsPage(page);
  await open(page, world, `/pages/${hub}/index?product=seconds&symbol=${symbol}`);
  await expect(page.getByRole('region', { name: 'Price over the last minutes' })).toContainText(/\d/);
  await options.start('Up', '10');
  await expect(options.countdown).toHaveText(/^0:(30|2\d)$/);
  const { faults } = await world.presenter.state();
  await world.presenter.setFaults({ ...faults, socketDown: true });
  await world.presenter.dropSocket();
  await expect(options.countdown).toHaveText(/^0:\d\d$/);
  await world.presenter.advance(overItsLength);
  await expect(options.newest).toContainText(/Won|Lost|Tie/);
  await expect(options.countdown).toHaveCount(0);
  await world.presenter.setFaults({ ...faults, socketDown: false });
}

/** One scope after the other, each by a clock of its own. */
export async function walkCountdowns(
  page: Page,
  world: JourneyWorld,
  scopes: readonly CountdownScope[],
): Promise<void> {
  for (const [index, where] of scopes.entries())
    await test.step(titleOfCountdown(where), async () => {
      await setClock(page, where.offsetMs);
      if (index === 0) await signInAtOpenHours(page, world, where.scope);
      else await page.reload();
      await countDown(page, world, where);
    });
}
