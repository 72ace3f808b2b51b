import { answersKept } from './support/answers-kept.ts';
import { logOut, open, placeOrder, signedInTrade } from './support/pages.ts';
import { closeSheet, installedMs, longWalkMs } from './support/walk.ts';
import { expect, test } from './support/world.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: longWalkMs });

test('E20, H20: a first visit that goes on without a network shows what was read last, dated and dimmed, until it is read again, and who signs out leaves nothing of it', async ({
  page,
  world,
  context,
  problems,
}) => {
  const trade = await signedInTrade(page, world);
  await placeOrder(page, { price: '30000', amount: '0.01' });
  await open(page, world, '/pages/fund/assets');
  // Of the fiat account: no price moves it.
  const balance = page.getByText(/^USD.10,000\.00$/).first();
  await expect(balance).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: installedMs });
  // It came before the worker, which fetches it for its copy.
  const hasConfiguration = () =>
    page.evaluate(async () => (await caches.match('config.json', { ignoreVary: true })) !== undefined);
  await expect.poll(hasConfiguration).toBe(true);
  await expect.poll(async () => (await answersKept(page))['personal']).toBeGreaterThan(2);

  await context.setOffline(true);
  await page.reload();
  const notice = page.getByText(/Figures of \d.*, from your last visit\.$/);
  await test.step('balances of before, dated and dimmed', async () => {
    await expect(notice).toBeVisible();
    await expect(balance).toBeVisible();
    const colours = await page.evaluate(() =>
      ['main', 'html'].map((name) => getComputedStyle(document.querySelector(name) ?? document.body).color),
    );
    expect(colours[0]).not.toBe(colours[1]);
  });
  await test.step('why, and since when, are said once, also where the rows are read again in vain', async () => {
    await expect(notice).toHaveText(/^You are offline; nothing can be sent\. Figures of/);
    await expect(page.getByText(/^You are offline: figures may be old/)).toBeHidden();
    await open(page, world, '/pages/market/market');
    await expect(page.getByRole('link', { name: /^BTC\/USDT, [\d,.]+ USDT/ })).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(notice).toBeVisible();
    await expect(page.getByText(/could not be loaded/)).toHaveCount(0);
  });
  await test.step('a day later they make no result of today', async () => {
    const later = await context.newPage();
    await later.addInitScript(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 86_400_000;
    });
    await open(later, world, '/pages/fund/assets');
    await expect(later.getByText('Figures of an earlier day').last()).toBeVisible();
    await later.close();
  });
  await test.step('the order of before, and nothing can be sent', async () => {
    await open(page, world, '/pages/transaction/currency?symbol=BTC/USDT');
    await expect(trade.pendingRows).toHaveCount(1);
    await expect(page.getByText(/^As of \d/)).toBeVisible();
    await expect(trade.submit).toBeDisabled();
  });
  await test.step('with a network, but no server behind the host, the same, and no order on old figures', async () => {
    await context.route('**/api/**', (route) => route.fulfill({ status: 502 }));
    await context.setOffline(false);
    await page.reload();
    await expect(notice).toHaveText(/^The platform is not answering\. Figures of/);
    await expect(trade.pendingRows).toHaveCount(1);
    await expect(page.getByText(/could not be loaded/)).toHaveCount(0);
    await expect(trade.submit).toBeDisabled();
    await expect(trade.submit).toHaveAccessibleDescription(/No order is placed on old figures/);
    await trade.ticket.getByRole('button', { name: 'Ladder' }).click();
    const ladder = page.getByRole('dialog', { name: 'Buy ladder' });
    await ladder.getByRole('textbox', { name: /^Start price/ }).fill('30000');
    await ladder.getByRole('textbox', { name: /^End price/ }).fill('31000');
    await ladder.getByRole('textbox', { name: /^Total amount/ }).fill('0.05');
    await expect(ladder.getByText('30,250')).toBeVisible();
    await expect(ladder.getByText(/No order is placed on old figures/)).toBeVisible();
    await expect(ladder.getByRole('button', { name: /^Place / })).toBeDisabled();
    await closeSheet(page);
  });
  await test.step('with the server again all is of now', async () => {
    await context.unroute('**/api/**');
    await page.getByRole('status').getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toHaveCount(0);
    await expect(trade.submit).toBeEnabled();
  });
  await test.step('a server that goes while the page is open is told at the button, and the orders say of when they are', async () => {
    await context.route('**/api/**', (route) => route.abort('connectionrefused'));
    await trade.pendingRows.click();
    await expect(page.getByText(/^No clear answer came/)).toBeVisible();
    await expect(trade.submit).toHaveAccessibleDescription(/^The platform is not answering\./);
    await expect(page.getByText(/^As of \d/)).toBeVisible();
    await context.unroute('**/api/**');
  });
  await test.step('H20: who signs out leaves nothing', async () => {
    await open(page, world, '/pages/setting/setting');
    await logOut(page);
    await expect.poll(() => answersKept(page)).toEqual({ public: expect.any(Number), personal: 0 });
  });
  // Without a network the console tells of every request that it cost.
  const others = problems.filter(
    (problem) => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|status of 502|did not arrive/.test(problem),
  );
  problems.splice(0, problems.length, ...others);
});
