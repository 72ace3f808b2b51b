import { factOf } from './support/facts.ts';
import { choose, open, signIn } from './support/pages.ts';
import { expect, test } from './support/world.ts';

const hourMs = 3_600_000;
/** One of the demo's own traders, who turns its position around every six hours. */
const trader = 'Pendulum LTC';
const turnsEvery = 6 * hourMs;

test.use({ hasPast: true });

test('CT1–CT4: a trader of the list is followed after a preview, a trade of theirs is copied, following is stopped, and the copy taken over', async ({
  page,
  world,
}) => {
  await signIn(page, world, '/pages/copytrade/copy');
  const [main, sheet] = [page.getByRole('main'), page.getByRole('dialog')];
  const card = page.getByRole('list', { name: 'Traders' }).getByRole('listitem').filter({ hasText: trader });
  await expect(factOf(card, 'Trades lost')).toHaveText(/^\d+$/);
  await card.getByRole('link').click();
  await main.getByRole('link', { name: 'Follow', exact: true }).click();

  await expect(main).toContainText('Your result will differ');
  await choose(main.getByRole('radio', { name: /^Multiplier/ }));
  await main.getByRole('textbox', { name: 'Multiplier' }).fill('0.1');
  await expect(factOf(main, 'Your lots')).toHaveText('2');
  await main.getByRole('button', { name: 'Review' }).click();
  const send = sheet.getByRole('button', { name: 'Follow now' });
  await expect(send).toBeDisabled();
  for (const tick of await sheet.getByRole('checkbox').all()) await tick.check();
  await send.click();
  await expect(main).toContainText(`You follow ${trader} now`);

  const { now } = await world.presenter.state();
  await world.presenter.advance({ milliseconds: turnsEvery - (now % turnsEvery) + 2 * 60_000 });
  await open(page, world, '/pages/copytrade/my');
  const copy = page.getByRole('list', { name: 'Current' }).getByRole('listitem');
  await expect(copy).toContainText(/LTC\/USDT · (Long|Short)/);
  await expect(factOf(copy, 'Lots')).toHaveText('2 · 5×');

  const followed = page.getByRole('list', { name: 'My traders' }).getByRole('listitem').filter({ hasText: trader });
  await expect(followed).toContainText('You follow with 0.1 × the trader’s lots.');
  await followed.getByRole('button', { name: 'Stop following' }).click();
  await expect(sheet).toContainText(
    world.kind === 'demo' ? 'Open copies stay open and still close when the trader closes' : 'Open copies stay open;',
  );
  await sheet.getByRole('button', { name: 'Stop following' }).click();
  await expect(followed).toContainText('Followed before');
  await expect(copy).toContainText('LTC/USDT');

  await copy.getByRole('button', { name: 'Take over' }).click();
  const takeOver = sheet.getByRole('button', { name: 'Take over' });
  await expect(takeOver).toBeDisabled();
  await sheet.getByRole('checkbox').check();
  await takeOver.click();
  await expect(copy).toContainText('Your own now');
  // The trader turns round; what is one's own stays open, and is closed like any other position.
  await world.presenter.advance({ milliseconds: turnsEvery });
  await open(page, world, '/pages/transaction/contract_order');
  await page.getByRole('button', { name: /^Close (Long|Short) LTC\/USDT/ }).click();
  await sheet.getByRole('button', { name: 'Close position' }).click();
  await expect(page.getByText('No open positions.')).toBeVisible();
});
