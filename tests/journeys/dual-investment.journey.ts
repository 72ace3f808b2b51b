import type { Locator } from '@playwright/test';
import { price } from '../../src/core/money/amount.ts';
import { compare } from '../../src/core/money/fixed-point.ts';
import { factOf } from './support/facts.ts';
import { signIn, takesTaps } from './support/pages.ts';
import { expect, test } from './support/world.ts';

/** Every product of the shortest kind has ended by then. */
const overAWeek = { milliseconds: 8 * 86_400_000 };
/** Figures and their units hold together by a space that does not break. */
const wordsOf = async (shown: Locator) => ((await shown.textContent()) ?? '').replaceAll('\u00a0', ' ');
const priceIn = (text: string | null) => price((text ?? '').replaceAll(/[^\d.]/g, ''));

test('DI1, DI2: whole shares are bought once, both ends told in money, and the price at maturity alone decides which it is', async ({
  page,
  world,
}) => {
  await signIn(page, world, '/pages/invest/invest');
  const main = page.getByRole('main');
  const sheet = page.getByRole('dialog');
  await expect(main).toContainText('lose everything');
  await page
    .getByRole('list', { name: 'Dual investment' })
    .getByRole('link', { name: /matures.*12\.5% a year/ })
    .first()
    .click();
  const shares = page.getByRole('textbox', { name: 'Shares' });
  await shares.fill('1.5');
  await expect(page.getByText('Enter a whole number')).toBeVisible();
  await shares.fill('1');
  await page.getByRole('button', { name: 'One share more' }).click();
  await expect(factOf(main, 'You pay')).toHaveText('0.2 BTC');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(sheet.getByRole('button', { name: 'Buy' })).toBeDisabled();
  const end = (words: RegExp) => sheet.getByRole('listitem').filter({ hasText: words });
  const below = await wordsOf(end(/^Below/));
  const otherwise = await wordsOf(end(/or above/));
  await takesTaps(page);
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: 'Buy' }).dblclick();
  const receipt = world.kind === 'demo' ? 'Settled at maturity, by the market price alone.' : 'Order accepted';
  await expect(page.getByText(receipt)).toBeVisible();
  expect(world.calls('/dual/buyDual') ?? 1).toBe(1);

  await page.goto(`${world.address}/#/pages/invest/mine`);
  const newest = page.getByRole('list', { name: 'My holdings' }).getByRole('button').first();
  await expect(newest).toContainText(/0\.2\sBTC.*Purchased/);
  await newest.click();
  await expect(sheet).toContainText('The price at maturity decides');
  await world.presenter.advance(overAWeek);
  await page.reload();
  await expect(sheet).toContainText('Completed');
  const [reference, settlement] = [
    priceIn(await factOf(sheet, 'Target price').textContent()),
    priceIn(await factOf(sheet, 'Settlement price').textContent()),
  ];
  const received = await wordsOf(factOf(sheet, 'Paid out'));
  expect(compare(settlement, reference) < 0 ? below : otherwise).toContain(received);
  // Another address wins over a sheet that the present one names.
  await page.evaluate(() => {
    location.hash = '/pages/market/market';
  });
  await expect(page.getByRole('heading', { name: 'Market', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/market\/market$/);
});
