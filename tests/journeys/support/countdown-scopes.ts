import { expect, type Page } from '@playwright/test';
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

export async function walkCountdown(page: Page, world: JourneyWorld, where: CountdownScope): Promise<void> {
  const { scope, hub, symbol, offsetMs } = where;
  await page.addInitScript((offset) => {
    const realNow = Date.now.bind(Date);
    Date.now = () => realNow() + offset;
  }, offsetMs);
  await signInAtOpenHours(page, world, scope);
  const options = new OptionsPage(page);
  await open(page, world, `/pages/${hub}/index?product=seconds&symbol=${symbol}`);
  await expect(page.getByRole('region', { name: 'Price over the last minutes' })).toContainText(/\d/);
  await options.start('Up', '10');
  await expect(options.countdown).toHaveText(/^0:(30|2\d)$/);
  const state = await world.presenter.state();
  await world.presenter.setFaults({ ...state.faults, socketDown: true });
  await world.presenter.dropSocket();
  await expect(options.countdown).toHaveText(/^0:\d\d$/);
  await world.presenter.advance(overItsLength);
  await expect(options.newest).toContainText(/Won|Lost|Tie/);
  await expect(options.countdown).toHaveCount(0);
}
