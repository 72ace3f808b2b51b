import type { Page } from '@playwright/test';
import { chooseLevels, contractDesk } from './support/contract-desk.ts';
import { open, OptionsPage, signIn, TradePage, signedInTrade } from './support/pages.ts';
import { expect, test } from './support/world.ts';

const assets = '/pages/fund/assets';

/** The server takes the order; its answer is held until the result is called. */
async function holdAnswer(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/api${path}`, async (route) => {
    const response = await route.fetch();
    await isReleased;
    // The page that asked may have been loaded again meanwhile.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return release;
}

async function leaveFor(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#${address}`);
  await expect(page.getByRole('heading', { name: 'Assets' })).toBeVisible();
}

test('T1, PO2: a contract whose page is left before its answer gets its stop from any page, also after a reload there', async ({
  page,
  world,
}) => {
  const ticket = await contractDesk(page, world);
  const sendWithStop = async (): Promise<void> => {
    await ticket.locator('input[name="size"]').fill('200');
    await chooseLevels(page, { stopLoss: '3%' });
    await ticket.locator('button[type="submit"]').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Place / })
      .click();
    await expect.poll(() => world.calls('/lever/submit') ?? 0).toBeGreaterThan(0);
  };
  await test.step('the answer comes on another page', async () => {
    const release = await holdAnswer(page, '/lever/submit');
    await sendWithStop();
    await leaveFor(page, assets);
    expect(world.calls('/lever/setstop') ?? 0).toBe(0);
    release();
    await expect(page.getByText('Open long BTC/USDT · Order placed')).toBeVisible();
    await expect.poll(() => world.calls('/lever/setstop')).toBe(1);
    await page.unroute('**/api/lever/submit');
  });
  await test.step('the program is started again on another page', async () => {
    await open(page, world, '/pages/transaction/contract?symbol=BTC/USDT');
    await expect(ticket.locator('input[name="size"]')).toHaveValue('');
    await holdAnswer(page, '/lever/submit');
    const before = world.calls('/lever/submit') ?? 0;
    await sendWithStop();
    await expect.poll(() => world.calls('/lever/submit')).toBe(before + 1);
    await leaveFor(page, assets);
    await page.reload();
    await expect.poll(() => world.calls('/lever/setstop'), { timeout: 45_000 }).toBe(2);
    expect(world.calls('/lever/submit')).toBe(before + 1);
  });
});

test('T1: a spot order that is placed after its page was left is told, and its ticket does not hold it any longer', async ({
  page,
  world,
}) => {
  const trade = await signedInTrade(page, world);
  const release = await holdAnswer(page, '/coin/trade');
  await trade.fillMarket({ amount: '0.01' });
  await trade.send();
  await expect.poll(() => world.calls('/coin/trade')).toBe(1);
  await leaveFor(page, assets);
  release();
  await expect(page.getByText('Buy BTC/USDT · Order placed')).toBeVisible();
  await page.reload();
  const again = new TradePage(page);
  await again.open(world);
  await expect(again.amountField).toHaveValue('');
  expect(world.calls('/coin/trade')).toBe(1);
});

test('T1: an option that is opened after its page was left is told, and its ticket does not hold its stake any longer', async ({
  page,
  world,
}) => {
  await signIn(page, world);
  const options = new OptionsPage(page);
  await options.open(world);
  const send = async (): Promise<void> => {
    await options.stake.fill('10');
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /^Up( ·|$)/ })
      .click();
    await options.sheet.getByRole('button', { name: /^Open / }).click();
  };
  await test.step('the answer comes on another page', async () => {
    const release = await holdAnswer(page, '/microtrade/submit');
    await send();
    await expect.poll(() => world.calls('/microtrade/submit')).toBe(1);
    await leaveFor(page, assets);
    release();
    await expect(page.getByText('BTC/USDT · Up · Order placed')).toBeVisible();
    await page.unroute('**/api/microtrade/submit');
    await options.open(world);
    await expect(options.stake).toHaveValue('');
  });
  await test.step('the program is started again on another page', async () => {
    await holdAnswer(page, '/microtrade/submit');
    await send();
    await expect.poll(() => world.calls('/microtrade/submit')).toBe(2);
    await leaveFor(page, assets);
    await page.reload();
    await expect(page.getByText('BTC/USDT · Up · Order placed')).toBeVisible();
    await options.open(world);
    await expect(options.stake).toHaveValue('');
    expect(world.calls('/microtrade/submit')).toBe(2);
  });
});
