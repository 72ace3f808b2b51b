import { failureOf, goneParts, openGonePart, reloadByButton } from './support/gone-part.ts';
import { expectTyped } from './support/money-forms.ts';
import { choose, open, placeOrder, signedInTrade, signIn } from './support/pages.ts';
import { htmlAnswer, test as atHost, trade as tradePage } from './support/poisoned-copy.ts';
import { expect, test } from './support/world.ts';

test('18B a part that the host has no more: it alone says so, tried again in vain it offers the page anew, and the ticket stays as typed', async ({
  page,
  world,
  problems,
}) => {
  await page.route(goneParts, (route) => route.fulfill({ status: 404, body: 'not found' }));
  const form = await openGonePart(page, world);
  // Everything else is usable.
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('0.02');
  await amount.fill('0.01');
  await page.unroute(goneParts);
  await reloadByButton(page);
  await expectTyped(page, form);
  await page.getByRole('button', { name: 'Choose a pair' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(failureOf(page)).toHaveCount(0);
  expect(world.calls(form.path)).toBe(0);
  // The browser says itself which files it did not get.
  problems.splice(0);
});

test('R1 18B an order is cancelled although the host has no more of this version', async ({
  page,
  world,
  problems,
}) => {
  // What a change sends with came in a part of its own, and stayed away here.
  await page.route('**/assets/send-change-*', (route) => route.fulfill({ status: 404, body: 'not found' }));
  const trade = await signedInTrade(page, world);
  await placeOrder(page, { price: '1000', amount: '0.01' });
  await expect(trade.pendingRows).toHaveCount(1);
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'not found' }));
  await trade.pendingRows.click();
  await expect(trade.pendingRows).toHaveCount(0);
  await expect(page.getByText('You are offline')).toHaveCount(0);
  problems.splice(0);
});

const notLoaded = 'This part could not be loaded. Reload the page.';

test('18B what reads, and what sends, is gone from the host: both say so and not that the device is offline, and nothing is sent', async ({
  page,
  world,
  problems,
}) => {
  const gone = '**/assets/{contracts-adapter,upload}-*';
  await page.route(gone, (route) => route.fulfill({ status: 404, body: 'not found' }));
  await signIn(page, world, '/pages/transaction/contract?symbol=BTC/USDT');
  await expect(page.getByText(notLoaded).first()).toBeVisible();
  await expect(page.getByText('Nothing was sent.')).toHaveCount(0);
  await open(page, world, '/pages/common/borrowing');
  await choose(page.getByRole('radio', { name: /^OTC loan · 7 days/ }));
  const picture = await page.screenshot({ type: 'png' });
  await page.getByLabel('Bank statement').setInputFiles({ name: 'paper.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByText(`The picture was not sent. Nothing was sent. ${notLoaded}`)).toBeVisible();
  await expect(page.getByText(/You are offline|No answer/)).toHaveCount(0);
  expect(world.calls('/upload')).toBe(0);
  await page.unroute(gone);
  await page.getByRole('button', { name: /: send again$/ }).click();
  await expect(page.getByRole('img', { name: 'Chosen picture' })).toBeVisible();
  expect(world.calls('/upload')).toBe(1);
  problems.splice(0);
});

atHost(
  'R2 18B a page in the place of a part, which the browser may keep for a year, is gone with "Reload the page" once the host is well',
  async ({ page, host, problems }) => {
    const part = /^\/assets\/pair-picker-/;
    host.answerWrong(new Map([[part, { ...htmlAnswer, caching: 'public, max-age=31536000, immutable' }]]));
    await signIn(page, host, tradePage);
    await page.getByRole('button', { name: 'Choose a pair' }).click();
    await failureOf(page).getByRole('button', { name: 'Try again' }).click();
    host.answerWrong(new Map());
    await reloadByButton(page);
    await page.getByRole('button', { name: 'Choose a pair' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    problems.splice(0);
  },
);
