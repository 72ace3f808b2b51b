import type { Locator, Page } from '@playwright/test';
import { chooseLevels, contractDesk, openPosition } from './support/contract-desk.ts';
import { problemsOfDecimals } from './support/decimals.ts';
import { knowRisks, setLooks, showLanguage } from './support/device.ts';
import { choose, comesBack, open, signedInTrade, signIn, takesTaps } from './support/pages.ts';
import { settle, sheetIsGone } from './support/walk.ts';
import { expect, test } from './support/world.ts';

/** Counts what a thumb does; keys are typed besides. */
class Thumb {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await takesTaps(target.page());
    this.taps += 1;
    // The input of a choice is below its face.
    await target.click({ force: true });
  }
}

/** Everything that can stand in a contract ticket at once. */
async function fillAll(page: Page, ticket: Locator): Promise<void> {
  await ticket.locator('input[name="size"]').fill('300');
  await ticket.locator('button[aria-haspopup="dialog"]').filter({ hasText: 'TP/SL' }).click();
  await takesTaps(page);
  for (const group of await page.getByRole('dialog').getByRole('group').all())
    await group.getByRole('button').nth(2).click();
  await page.getByRole('dialog').locator('footer button').first().click();
  await sheetIsGone(page);
}

const bottomOf = async (target: Locator): Promise<number> => {
  const box = await target.boundingBox();
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
};

test('T18: on the smallest phone the button is in sight with everything on, and a position stands under an empty ticket', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, world);
  await knowRisks(page, world);
  await setLooks(page, world, { theme: 'light' });
  await showLanguage(page, world, 'ru');
  await open(page, world, '/pages/transaction/contract?symbol=BTC/USDT');
  const ticket = page.locator('main form').first();
  const submit = ticket.locator('button[type="submit"]');
  await expect(ticket.getByRole('slider')).toBeEnabled();
  await fillAll(page, ticket);
  const bar = page.locator('nav').last();
  const foot = (await bar.boundingBox())?.y ?? 640;
  expect(await bottomOf(submit)).toBeLessThanOrEqual(foot);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await submit.click();
  await takesTaps(page);
  await page.getByRole('dialog').locator('footer button').last().click();
  await sheetIsGone(page);

  await page.setViewportSize({ width: 390, height: 844 });
  const card = page
    .getByRole('listitem')
    .filter({ has: page.locator('dl') })
    .first();
  await expect(card).toBeVisible();
  await open(page, world, '/pages/transaction/contract?symbol=BTC/USDT');
  await expect(card).toBeVisible();
  await settle(page);
  const box = await card.boundingBox();
  const end = (await bar.boundingBox())?.y ?? 844;
  // Its head and its result.
  expect(box?.y ?? 844).toBeLessThanOrEqual(end - 56);
  // Two of them fit between the tabs and the bar of the page.
  expect(box?.height ?? 844).toBeLessThanOrEqual(240);
});

test('T23, T20, FU5: a long of ten times with a stop alone takes seven taps and the keys of the margin; a ticket that is short leads to the missing sum, and stands as it was on return', async ({
  page,
  world,
}) => {
  const ticket = await contractDesk(page, world);
  await test.step('T23, T20: a long of ten times with a stop alone takes seven taps and the keys of the margin', async () => {
    const thumb = new Thumb();
    const sheet = page.getByRole('dialog');
    await thumb.tap(ticket.getByRole('button', { name: /^Leverage \d/ }));
    await thumb.tap(sheet.getByRole('radio', { name: '10×', exact: true }));
    await sheetIsGone(page);
    await thumb.tap(ticket.getByRole('textbox', { name: 'Margin' }));
    await page.keyboard.type('200');
    await expect(ticket.locator('button[type="submit"]')).toHaveText(/^Open long BTC · ≈ 1\d\d(\.\d+)?\sUSDT needed$/);
    await thumb.tap(ticket.getByRole('button', { name: /^TP\/SL/ }));
    await thumb.tap(
      sheet.getByRole('group', { name: 'Usual distances' }).last().getByRole('button', { name: '3%', exact: true }),
    );
    await thumb.tap(sheet.getByRole('button', { name: 'Open long BTC' }));
    await expect(sheet).toContainText(/Take profitnone/);
    await thumb.tap(sheet.getByRole('button', { name: /^Place / }));
    expect(thumb.taps).toBeLessThanOrEqual(7);
    await expect(page.getByText('Stops set').first()).toBeVisible();
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Close Long BTC\/USDT/ }) });
    await expect(card).toContainText(/TP \/ SLnone \/ [\d,]{5,}/);
    // It reads back as none in the sheet, the lists and after a reload.
    await page.reload();
    await expect(card).toContainText(/TP \/ SLnone \/ [\d,]{5,}/);
    await page.getByRole('button', { name: /^Set stops of Long/ }).click();
    await expect(sheet.getByRole('textbox', { name: /^Take profit at/ })).toHaveValue('');
    await takesTaps(page);
    await sheet.getByRole('group', { name: 'Usual distances' }).last().getByRole('button', { name: 'None' }).click();
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(card).toContainText(/TP \/ SLnone \/ none/);
  });
  await test.step('FU5: a ticket that is short leads to the missing sum, and stands as it was on return', async () => {
    await sheetIsGone(page);
    await ticket.getByRole('textbox', { name: 'Margin' }).fill('25000');
    const add = ticket.getByRole('link', { name: /^Add [\d,.]+\sUSDT$/ });
    await add.click();
    await expect(page).toHaveURL(/fund\/(transfer|receive)/);
    await page.goBack();
    await expect(ticket.getByRole('textbox', { name: 'Margin' })).toHaveValue('25000');
    await add.click();
    await page.getByRole('main').getByRole('button', { name: 'Transfer', exact: true }).click();
    await page.getByRole('link', { name: 'Continue where you were' }).click();
    await expect(ticket.getByRole('textbox', { name: 'Margin' })).toHaveValue('25000');
    // The price has moved meanwhile: what was brought is a little more.
    await expect(ticket).not.toContainText('This needs');
  });
});

test('T8: no number of the trading screens, their sheets and receipts has more places than its currency or pair', async ({
  page,
  world,
}) => {
  const seen: string[] = [];
  let numbers = 0;
  const look = async (where: string): Promise<void> => {
    await settle(page);
    const { read, problems } = await problemsOfDecimals(page, where, 2);
    expect(read, where).toBeGreaterThan(0);
    numbers += read;
    seen.push(...problems);
  };
  const sheet = page.getByRole('dialog');
  const trade = await signedInTrade(page, world);
  await trade.ticket.getByRole('radio', { name: 'Market' }).check();
  await trade.ticket.getByRole('button', { name: '25%' }).click();
  await look('spot ticket');
  await trade.submit.click();
  await expect(trade.place).toBeVisible();
  await look('spot confirmation');
  await trade.place.click();
  await expect(page.getByText('Order placed').first()).toBeVisible();
  await comesBack(world);
  await expect(page.getByText('Order placed and filled').first()).toBeVisible();
  await look('spot, placed');
  await page.getByRole('tab', { name: /History/ }).click();
  await expect(page.getByRole('button', { name: /^Details of the order to/ }).first()).toBeVisible();
  await look('spot history');
  await page
    .getByRole('button', { name: /^Details of the order to/ })
    .first()
    .click();
  await expect(sheet).toBeVisible();
  await look('spot receipt');
  await page.keyboard.press('Escape');
  await sheetIsGone(page);

  await knowRisks(page, world);
  await open(page, world, '/pages/transaction/contract?symbol=BTC/USDT');
  const ticket = page.getByRole('form', { name: 'Contract ticket' });
  await expect(ticket.getByRole('slider')).toBeEnabled();
  await ticket.getByRole('button', { name: '25%' }).click();
  await chooseLevels(page, { takeProfit: '10%', stopLoss: '1%' });
  await look('contract ticket');
  await ticket.locator('button[type="submit"]').click();
  await expect(sheet.getByRole('button', { name: /^Place / })).toBeVisible();
  await look('contract confirmation');
  await sheet.getByRole('button', { name: /^Place / }).click();
  await expect(page.getByText('Stops set').first()).toBeVisible();
  await openPosition(page, { direction: 'Short', lots: '3' });
  await look('positions');
  for (const name of [/^Set stops of Long/, /^Close Long/, /^Details of Long/]) {
    await page.getByRole('button', { name }).first().click();
    await expect(sheet).toBeVisible();
    await look(`sheet ${name.source}`);
    await page.keyboard.press('Escape');
    await sheetIsGone(page);
  }
  await page.getByRole('button', { name: /^Close several/ }).click();
  await expect(sheet.getByRole('button', { name: /^Close 2/ })).toBeVisible();
  await look('closing several');
  await sheet.getByRole('button', { name: /^Close 2/ }).click();
  await expect(sheet).toContainText('2 of 2 positions closed.');
  await look('closed several');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('tab', { name: /^History/ }).click();
  await expect(page.getByRole('button', { name: /^Details of Short/ }).first()).toBeVisible();
  await look('contract history');
  await page
    .getByRole('button', { name: /^Details of Short/ })
    .first()
    .click();
  await expect(sheet).toBeVisible();
  await look('contract receipt');
  expect(seen).toEqual([]);
  expect(numbers).toBeGreaterThan(150);
});

test('OE8, T23: a ladder shows its orders before they are sent, sends each once and names what each came to; all that wait are cancelled, each once; 100 USDT of bitcoin take four taps and the keys of the sum', async ({
  page,
  world,
}) => {
  const trade = await signedInTrade(page, world);
  await test.step('OE8: a ladder shows its orders one by one before they are sent, sends each once and names what each came to', async () => {
    await trade.ticket.getByRole('button', { name: 'Ladder' }).click();
    const sheet = page.getByRole('dialog', { name: 'Buy ladder' });
    await takesTaps(page);
    await sheet.getByRole('textbox', { name: /^Start price/ }).fill('40000');
    await sheet.getByRole('textbox', { name: /^End price/ }).fill('38000');
    await sheet.getByRole('textbox', { name: 'Orders' }).fill('3');
    await sheet.getByRole('textbox', { name: /^Total amount/ }).fill('0.03');
    await expect(sheet.getByRole('listitem')).toHaveText([/40,000.*400/, /39,000.*390/, /38,000.*380/]);
    await expect(sheet).toContainText(/Total\s*1,170\sUSDT/);
    const before = world.calls('/coin/trade') ?? 0;
    await sheet.getByRole('button', { name: /^Place 3/ }).dblclick();
    await expect(sheet).toContainText('Placed 3 of 3');
    await expect(sheet.getByRole('listitem').filter({ hasText: 'Placed' })).toHaveCount(3);
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(trade.pendingRows).toHaveCount(3);
    if (world.calls('/coin/trade') !== undefined) expect((world.calls('/coin/trade') ?? 0) - before).toBe(3);
    // The same of contracts, in margin: what all of them bind is said before.
    await knowRisks(page, world);
    await open(page, world, '/pages/transaction/contract?symbol=BTC/USDT');
    const ticket = page.getByRole('form', { name: 'Contract ticket' });
    await choose(ticket.getByRole('radio', { name: 'Limit' }));
    await ticket.getByRole('button', { name: 'Ladder' }).click();
    const contracts = page.getByRole('dialog', { name: 'Long ladder' });
    await takesTaps(page);
    await contracts.getByRole('textbox', { name: /^Start price/ }).fill('40000');
    await contracts.getByRole('textbox', { name: /^End price/ }).fill('38000');
    await contracts.getByRole('textbox', { name: 'Orders' }).fill('3');
    await contracts.getByRole('textbox', { name: /^Margin/ }).fill('3000');
    await expect(contracts.getByRole('listitem')).toHaveText([/40,000/, /39,000/, /38,000/]);
    await expect(contracts).toContainText('Opening fee');
    await expect(contracts).toContainText('Est. liquidation, all filled');
    const opened = world.calls('/lever/submit') ?? 0;
    await contracts.getByRole('button', { name: /^Place 3/ }).dblclick();
    await expect(contracts).toContainText('Placed 3 of 3');
    await contracts.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('tab', { name: /^Pending\s*3$/ })).toBeVisible();
    if (world.calls('/lever/submit') !== undefined) expect((world.calls('/lever/submit') ?? 0) - opened).toBe(3);
  });
  await test.step('OE8: all contracts that wait are cancelled one after another, each once, and the ones that stay are named', async () => {
    const sheet = page.getByRole('dialog');
    await sheetIsGone(page);
    await page.getByRole('tab', { name: /^Pending\s*3$/ }).click();
    const before = world.calls('/lever/cancelTrade') ?? 0;
    await page.getByRole('button', { name: 'Cancel all (3)' }).click();
    await expect(sheet.getByRole('button', { name: 'Keep them' })).toBeFocused();
    await takesTaps(page);
    await sheet.getByRole('button', { name: 'Cancel all (3)' }).dblclick();
    await expect(sheet).toContainText('3 of 3 orders cancelled.');
    await sheet.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByText('No pending orders for BTC/USDT.')).toBeVisible();
    expect((world.calls('/lever/cancelTrade') ?? 3) - before).toBeLessThanOrEqual(3);
  });
  await test.step('T23: 100 USDT of bitcoin are bought with four taps and the keys of the sum', async () => {
    await trade.open(world);
    const thumb = new Thumb();
    await thumb.tap(trade.ticket.getByRole('radio', { name: 'Market' }));
    await thumb.tap(trade.amountField);
    await page.keyboard.type('100');
    await expect(trade.submit).toHaveText(/^Buy BTC · 100\sUSDT$/);
    await thumb.tap(trade.submit);
    await thumb.tap(trade.place);
    await expect(page.getByText('Order placed').first()).toBeVisible();
    expect(thumb.taps).toBeLessThanOrEqual(4);
    // T7, T12: the next order begins empty, in the same unit.
    await expect(trade.amountField).toHaveValue('');
    await expect(trade.ticket.getByRole('button', { name: /^Amount in USDT/ })).toBeVisible();
  });
});
