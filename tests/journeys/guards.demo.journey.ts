import { setLanguage } from './support/device.ts';
import { signedInTrade } from './support/pages.ts';
import { closeSheet, sheetIsGone } from './support/walk.ts';
import { expect, test } from './support/world.ts';

test('OE3, OE4, OE7, SY1, IN2: a ticket asks about a worse price, a market that moved and an unclear number, says what is too much, and what a market order may cost at worst', async ({
  page,
  world,
}) => {
  const trade = await signedInTrade(page, world);
  await test.step('OE4: a price five per cent worse is asked about with what it costs, a usual one is not', async () => {
    await trade.fillLimit({ price: '60000', amount: '0.01' });
    await trade.submit.click();
    await expect(trade.sheet.getByRole('button', { name: 'Place demo order' })).toBeVisible();
    await expect(trade.sheet.getByText('worse than the last price')).toHaveCount(0);
    await trade.sheet.getByRole('button', { name: 'Cancel', exact: true }).click();

    await trade.fillLimit({ price: '90000', amount: '0.01' });
    await trade.submit.click();
    const warning = trade.sheet.getByRole('alert').filter({ hasText: 'worse than' });
    await expect(warning).toContainText(/90,000.* is .*% worse than the last price/);
    await expect(warning).toContainText(/costs you about [\d.,]+\sUSDT/);
    await expect(trade.sheet.getByRole('button', { name: 'Place demo order anyway' })).toBeVisible();
    await trade.sheet.getByRole('button', { name: 'Cancel', exact: true }).click();

    await trade.fillLimit({ side: 'Sell', price: '30000', amount: '0.01' });
    await trade.submit.click();
    await expect(warning).toContainText('worse than the last price');
    await trade.sheet.getByRole('button', { name: 'Cancel', exact: true }).click();
    await sheetIsGone(page);
  });
  await test.step('SY1: what is too much is said beside its field, and what was typed stays', async () => {
    await trade.fillLimit({ price: '60000', amount: '999' });
    await trade.submit.click();
    await expect(trade.sheet).toHaveCount(0);
    await expect(trade.amountField).toHaveValue('999');
    await expect(trade.amountField).toHaveAttribute('aria-invalid', 'true');
    await expect(trade.amountField).toHaveAccessibleDescription(/You have [\d.,]+\sUSDT available/);
  });
  await test.step('OE3: a market order shows what it may cost at worst before it is sent', async () => {
    await trade.fillMarket({ amount: '0.05' });
    await expect(trade.ticket).toContainText(/Worst price\s*[\d.,]+\sUSDT/);
    await trade.submit.click();
    await expect(trade.sheet).toContainText(/Worst price\s*[\d.,]+\sUSDT/);
    await expect(trade.sheet).toContainText(/You pay\s*≈?(estimate)?\s*[\d.,]+\sUSDT/);
    await expect(trade.sheet).toContainText(/USDT available after/);
    await expect(trade.sheet).toContainText('It never fills worse than that');
    await closeSheet(page);
  });
  await test.step('OE7: a market that moved while one was reading asks again', async () => {
    await trade.fillLimit({ price: '30000', amount: '0.01' });
    await trade.submit.click();
    await expect(trade.place).toBeVisible();
    const drift = trade.sheet.getByText(/The price moved from [\d.,]+ to [\d.,]+/);
    const shown = async (): Promise<number> => Number(/^[\d,.]+/.exec(await page.title())?.[0].replaceAll(',', ''));
    const read = await shown();
    await world.presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent: 3 });
    // The new price is on the page behind the sheet before the order is confirmed.
    await expect.poll(shown).toBeGreaterThan(read * 1.02);
    await trade.place.click();
    await expect(drift).toBeVisible();
    await expect(trade.pendingRows).toHaveCount(0);
    await trade.place.click();
    await expect(trade.pendingRows).toHaveCount(1);
  });
  await test.step('IN2: a number that can be read in two ways is asked about, not guessed', async () => {
    await setLanguage(page, world, 'spa');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    const amount = page.locator('main form input[name="size"]');
    await amount.fill('1.234');
    await page.locator('main form button[type="submit"]').click();
    await expect(trade.sheet).toHaveCount(0);
    const question = page.locator('main form [class*="ambiguity"] button');
    await expect(question).toHaveText(['1234', '1,234']);
    await question.last().click();
    await expect(amount).toHaveValue('1,234');
    await expect(question).toHaveCount(0);
  });
});
