import { knowRisks } from './support/device.ts';
import { factOf } from './support/facts.ts';
import { OptionsPage, signIn } from './support/pages.ts';
import { expect, test } from './support/world.ts';

const pair = 'BTC/USDT';
const overItsLength = { milliseconds: 31_000 };

test('SO1–SO3: the market alone wins, loses and ties an option, each is sent once and told with its evidence, and one settles while the settled ones are looked at', async ({
  page,
  world,
}) => {
  await signIn(page, world);
  await knowRisks(page, world);
  const options = new OptionsPage(page);
  await options.open(world);
  await expect(options.stake).toHaveValue('');
  await test.step('SO2: an option settles while the settled ones are looked at', async () => {
    await options.stake.fill('10');
    await options.start('Up', '10');
    await expect(options.countdown).toBeVisible();
    await page.getByRole('tab', { name: /^Settled/ }).click();
    await expect(page.getByRole('tab', { name: /^Running\s?1$/ })).toBeVisible();
    await world.presenter.shapeMarket({ kind: 'gap', pair, percent: 5 });
    await world.presenter.advance(overItsLength);
    await expect(page.getByRole('tab', { name: /^Running\s?0$/ })).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: 'Settled' })).toContainText('Won');
    await page.getByRole('tab', { name: /^Running/ }).click();
  });
  await test.step('SO1–SO3: the market alone wins, loses and ties an option, and each is sent once and told with its evidence', async () => {
    const before = world.calls('/microtrade/submit') ?? 0;
    await options.stake.fill('10');
    await expect(factOf(page.getByRole('main'), 'Win, less fee')).toHaveText('8.45 USDT');
    await expect(factOf(page.getByRole('main'), 'Lose, with fee')).toHaveText(/^10\.05\sUSDT\s*\(all of it\)$/);
    await expect(factOf(page.getByRole('main'), 'To break even')).toHaveText('54.32% right');

    await options.start('Up', '10');
    await expect(options.countdown).toHaveText(/^0:(30|2\d|1\d)$/);
    await world.presenter.shapeMarket({ kind: 'gap', pair, percent: 5 });
    await world.presenter.advance(overItsLength);
    await expect(options.newest).toContainText('Won');
    await expect(options.newest).toContainText('8.45 USDT');

    await options.start('Up', '20');
    await world.presenter.shapeMarket({ kind: 'gap', pair, percent: -5 });
    await world.presenter.advance(overItsLength);
    await expect(options.newest).toContainText('Lost');
    await expect(options.newest).toContainText('-20.10 USDT');

    // A market that stands still from the entry on ends where it began.
    await world.presenter.setSpeed({ speed: 0 });
    await options.start('Down', '30');
    await world.presenter.shapeMarket({ kind: 'halt', pair, isHalted: true });
    await world.presenter.advance(overItsLength);
    await world.presenter.setSpeed({ speed: 1 });
    await expect(options.newest).toContainText('Tie');

    await page
      .getByRole('button', { name: /^Details of the option/ })
      .first()
      .click();
    await expect(factOf(options.sheet, 'Final result')).toHaveText('Tie');
    await expect(factOf(options.sheet, 'Difference')).toHaveText(/^0(\.0+)?\sUSDT$/);
    const entry = (await factOf(options.sheet, 'Entry price').textContent()) ?? '';
    await expect(factOf(options.sheet, 'Expiry price')).toHaveText(entry);
    await expect(options.sheet.getByRole('button', { name: 'Report' })).toHaveCount(0);
    const sent = world.calls('/microtrade/submit');
    if (sent !== undefined) expect(sent - before).toBe(3);
  });
});
