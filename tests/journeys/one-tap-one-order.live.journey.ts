import { Fingers } from './support/fingers.ts';
import { fillSignIn, open, signedInTrade, signIn, TradePage, takesTaps } from './support/pages.ts';
import { expect, test } from './support/world.ts';

/** Taps further apart than this are two decisions, not one double tap. */
const doubleTapMs = 400;
/** The records and the balance that an order is looked for in. */
const seenBefore = ['/coin/list', '/wallet/detail'];

test('OE5: a double tap of a finger, 60 or 150 ms apart, sends once and stays on the ticket', async ({
  page,
  world,
}) => {
  await signIn(page, world);
  const trade = new TradePage(page);
  const glass = await Fingers.on(page);
  let orders = 0;
  const tapTwice = async (pauseMs: number): Promise<number> => {
    // On the tab of trading: the tab bar lies where the button of the sheet was.
    await open(page, world, '/pages/transaction/index?symbol=BTC/USDT');
    await expect(trade.ticket.getByRole('slider')).toBeEnabled();
    await trade.fillLimit({ price: '1000', amount: '0.01' });
    // The sheet of the order before has just gone.
    await takesTaps(page);
    // The second tap on the ticket's own button is not one on the sheet that it opens.
    if ((await glass.doubleTap(trade.submit, pauseMs)) > doubleTapMs) {
      // A busy machine made two decisions of it: the second may have closed what the first opened.
      await page.reload();
      return tapTwice(pauseMs);
    }
    await expect(trade.place).toBeVisible();
    await takesTaps(page);
    orders += 1;
    return glass.doubleTap(trade.place, pauseMs);
  };
  for (const pauseMs of [60, 150])
    await test.step(`OE5: ${pauseMs} ms apart`, async () => {
      while ((await tapTwice(pauseMs)) > doubleTapMs) await expect(trade.pendingRows).toHaveCount(orders);
      // The word comes and goes; the row stays.
      await expect(page.getByText('Order placed').first()).toBeVisible();
      await expect(trade.pendingRows).toHaveCount(orders);
      expect(page.url()).toMatch(/transaction\/index\?symbol=BTC/);
      expect(world.calls('/coin/trade')).toBe(orders);
    });
});

test('OE6, 4.2, KY2: an order that failed on the way is told as not placed, with the ticket kept, and a session that ends in the middle of one comes back to it after signing in', async ({
  page,
  world,
}) => {
  const trade = await signedInTrade(page, world);
  await test.step('OE6, 4.2: an order that failed on the way is told as not placed, with the ticket kept', async () => {
    await trade.fillLimit({ price: '1000', amount: '0.01' });
    // What is there before is read while the order is reviewed: without it nothing could be told of the order later.
    const readBefore = seenBefore.map((path) => world.calls(path) ?? 0);
    await trade.submit.click();
    await expect(trade.place).toBeVisible();
    await expect
      .poll(() => seenBefore.every((path, index) => (world.calls(path) ?? 0) > (readBefore[index] ?? 0)))
      .toBe(true);
    await world.presenter.setFaults({ failedPercent: 100 });
    await trade.place.click();
    const checkAgain = page.getByRole('button', { name: 'Check again' });
    const notPlaced = page.getByText('Not placed', { exact: true });
    await expect(notPlaced.or(checkAgain).first()).toBeVisible();
    await world.presenter.setFaults({ failedPercent: 0 });
    // It may be found out by itself just before the tap.
    await expect(async () => {
      if (await checkAgain.isVisible()) await checkAgain.click({ timeout: 5000 });
      await expect(notPlaced.first()).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(trade.amountField).toHaveValue('0.01');
    await expect(trade.pendingRows).toHaveCount(0);
  });
  await test.step('KY2: a session that ends in the middle of an order comes back to the ticket after signing in', async () => {
    await trade.fillLimit({ price: '1234', amount: '0.02' });
    await trade.submit.click();
    await expect(trade.place).toBeVisible();
    // The order meets the end of the session, no list that is read meanwhile.
    await page.route(
      '**/api/coin/trade',
      (route) => route.fulfill({ json: { type: '999', message: 'Please log in first.' } }),
      { times: 1 },
    );
    await trade.place.click();
    await expect(page).toHaveURL(/common\/login/);
    await fillSignIn(page);
    await expect(page).toHaveURL(/transaction\/currency\?symbol=BTC/);
    await expect(trade.priceField).toHaveValue('1234');
    await expect(trade.amountField).toHaveValue('0.02');
    await expect(trade.pendingRows).toHaveCount(0);
  });
});
