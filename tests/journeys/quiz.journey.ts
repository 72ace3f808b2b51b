import { price } from '../../src/core/money/amount.ts';
import { compare } from '../../src/core/money/fixed-point.ts';
import { factOf } from './support/facts.ts';
import { open, signIn } from './support/pages.ts';
import { expect, test } from './support/world.ts';

const overFiveMinutes = { milliseconds: 300_000 };

test('QZ1, QZ2: a bet with its rule, its cost and what can come of it is settled by the market price alone', async ({
  page,
  world,
}) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: { capabilities: { quiz: true } } }));
  await signIn(page, world);
  // The clock stands still until the bet is placed and seen, so that the round cannot close before that.
  await world.presenter.setSpeed({ speed: 0 });
  await open(page, world, '/pages/game/game');
  const main = page.getByRole('main');
  await page.getByRole('tab', { name: 'Real-time' }).click();
  const rounds = page.getByRole('list', { name: 'Real-time' });
  await rounds.getByRole('button', { name: 'Higher', exact: true }).click();

  const sheet = page.getByRole('dialog', { name: 'BTC/USDT: Higher' });
  await expect(sheet).toContainText('Only the market price decides. The same price is not higher.');
  await expect(sheet.getByRole('textbox', { name: 'Stake' })).toHaveValue('');
  await sheet.getByRole('textbox', { name: 'Stake' }).fill('10');
  await expect(factOf(sheet, 'If you are right you get')).toHaveText('19 USDT');
  await expect(factOf(sheet, 'If you are wrong you lose')).toHaveText('10.10 USDT');
  await sheet.getByRole('button', { name: 'Place the bet' }).click();
  await expect(main).toContainText('Your bet is placed');

  await page.getByRole('tab', { name: 'My bets' }).click();
  const bet = page.getByRole('list', { name: 'My bets' }).getByRole('listitem').first();
  await expect(bet).toContainText('Unsettled');
  await expect(factOf(bet, 'If you are right you get')).toHaveText('19 USDT');

  // Bets are closed and the price to beat is known; then the market jumps.
  await world.presenter.advance(overFiveMinutes);
  await world.presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent: 5 });
  await world.presenter.advance({ milliseconds: 2 * overFiveMinutes.milliseconds });
  await expect(bet).toContainText('Bonus distributed');
  await expect(factOf(bet, 'Result')).toHaveText('8.90 USDT');
  const told = async (name: string) => price((await factOf(bet, name).innerText()).replaceAll(',', ''));
  expect(compare(await told('Price at the end'), await told('Price to beat'))).toBe(1);
});
