import { knowPractice, knowRisks } from './support/device.ts';
import { goToOpenHours } from './support/market-hours.ts';
import { OptionsPage, open, signIn } from './support/pages.ts';
import { expect, test } from './support/world.ts';

const overItsLength = { milliseconds: 31_000 };
const twoMinutesMs = 120_000;

const scopes = [
  { scope: 'real money', hub: 'transaction', symbol: 'BTC/USDT', offsetMs: twoMinutesMs },
  { scope: 'practice', hub: 'moni', symbol: 'BTC/USDT', offsetMs: -twoMinutesMs },
  { scope: 'forex', hub: 'forex', symbol: 'EUR/USD', offsetMs: -twoMinutesMs },
] as const;

for (const { scope, hub, symbol, offsetMs } of scopes) {
  const words = offsetMs > 0 ? 'ahead' : 'behind';
  test(`SO2: in ${scope} a device whose clock is two minutes ${words} counts by the server, and finds the result without a socket`, async ({
    page,
    world,
  }) => {
    await page.addInitScript((offset) => {
      const realNow = Date.now.bind(Date);
      Date.now = () => realNow() + offset;
    }, offsetMs);
    await knowPractice(page, world);
    if (hub === 'forex') await goToOpenHours(world);
    await signIn(page, world);
    await knowRisks(page, world);
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
    await expect(options.newest).toContainText(/Won|Lost|Tie/, { timeout: 30_000 });
    await expect(options.countdown).toHaveCount(0);
  });
}
