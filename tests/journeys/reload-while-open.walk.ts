import type { Locator, Page } from '@playwright/test';
import { testBehind } from './support/dropping-world.ts';
import { moneyTaps, type MoneyTap } from './support/money-taps.ts';
import { choose, signIn, takesTaps } from './support/pages.ts';
import { fillQuickBuy } from './support/quick-buy.ts';
import { expect } from './support/world.ts';

/** The server carries out whatever arrives. */
const test = testBehind({ protocol: 'HTTP/1.1', ignoresRequestIds: true });

/** A request, and where its server shows what came of it. */
interface Sent extends Omit<MoneyTap, 'done'> {
  /** Below the base of the calls. */
  readonly records: readonly string[];
  /** The button that would send the next one, or ask for its review. */
  readonly offer: string | RegExp;
  /** What tells it where it is not the records. */
  readonly shown?: string;
}

/** Takes the check of a sheet and the tap that sends. */
async function checkAndTap(page: Page, name: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name, exact: true }).click();
}

async function review(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name }).click();
  await takesTaps(page);
}

/** The smallest picture that there is. */
const picture = {
  name: 'paper.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const requests: Readonly<Record<string, Sent>> = {
  withdrawal: { ...moneyTaps.withdrawal, records: ['/user/withdraw/list'], offer: 'Review' },
  conversion: { ...moneyTaps.conversion, records: ['/wallet/legal_log'], offer: 'Review' },
  bid: { ...moneyTaps.bid, records: ['/bind_box/getBindBoxQuotationLog'], offer: /^Bid / },
  lock: {
    path: '/lh/deposit',
    command: 'mining.lockFunds',
    records: ['/lh/deposit/order'],
    offer: 'Review',
    prepare: async (page, world) => {
      await signIn(page, world, '/pages/lockming/lockming');
      await page.getByRole('link', { name: /^Locked for 7 days/ }).click();
      await page.getByRole('textbox', { name: 'Sum' }).fill('1000');
      await review(page, 'Review');
    },
    tap: (page) => checkAndTap(page, 'Lock it'),
  },
  dual: {
    path: '/dual/buyDual',
    command: 'dual.buyDual',
    records: ['/dual/dual_list'],
    offer: 'Review',
    prepare: async (page, world) => {
      await signIn(page, world, '/pages/invest/invest');
      await page
        .getByRole('list', { name: 'Dual investment' })
        .getByRole('link', { name: /matures.*12\.5% a year/ })
        .first()
        .click();
      await page.getByRole('textbox', { name: 'Shares' }).fill('1');
      await review(page, 'Review');
    },
    tap: (page) => checkAndTap(page, 'Buy'),
  },
  IEO: {
    path: '/project/order',
    command: 'projects.subscribeToProject',
    records: ['/user/project/order'],
    offer: 'Review',
    prepare: async (page, world) => {
      await signIn(page, world, '/pages/ieo/ieo');
      await page.getByRole('tab', { name: /^In progress/ }).click();
      await page.getByRole('link', { name: /Norda Network/ }).click();
      await page.getByRole('textbox', { name: 'Tokens' }).fill('101');
      await review(page, 'Review');
    },
    tap: (page) => checkAndTap(page, 'Pay now'),
  },
  'NFT purchase': {
    path: '/bind_box/buyNFT',
    command: 'nft.buyArtwork',
    records: ['/bind_box/getMyNFTs'],
    offer: 'Buy',
    shown: 'This artwork is yours',
    prepare: async (page, world) => {
      await signIn(page, world, '/pages/nft/nft');
      await page
        .getByRole('list', { name: 'Artworks' })
        .getByRole('link', { name: /Evening Grid/ })
        .click();
      await review(page, 'Buy');
    },
    tap: (page) => page.getByRole('dialog').getByRole('button', { name: 'Buy', exact: true }).click(),
  },
  'quick buy': {
    path: '/postc2c',
    command: 'purchases.placePurchase',
    records: ['/getc2cList'],
    offer: 'Order',
    prepare: async (page, world) => {
      await signIn(page, world, '/pages/common/c2c');
      await fillQuickBuy(page);
    },
    tap: (page) => page.getByRole('button', { name: 'Order', exact: true }).click(),
  },
  loan: {
    path: '/postBorrowing',
    command: 'loans.applyForLoan',
    records: ['/getBorrowingList'],
    offer: 'Review the application',
    prepare: async (page, world) => {
      await signIn(page, world, '/pages/common/borrowing');
      await choose(page.getByRole('radio', { name: /^OTC loan · 7 days/ }));
      await page.getByLabel('Loan amount').fill('500000');
      for (const field of await page.locator('input[type="file"]').all()) await field.setInputFiles(picture);
      await review(page, 'Review the application');
    },
    tap: (page) => checkAndTap(page, 'Apply'),
  },
};

/** The write arrives and is carried out, its answer never comes, and what it did cannot be read until the result is called. */
async function loseSight(page: Page, { path, records }: Sent): Promise<() => Promise<void>> {
  const isWrite = (url: URL): boolean => url.pathname === `/api${path}`;
  let isSent = false;
  await page.route(isWrite, async (route) => {
    isSent = true;
    await route.fetch();
  });
  const isRecord = (url: URL): boolean => records.some((record) => url.pathname === `/api${record}`);
  await page.route(isRecord, async (route) => {
    if (isSent) return route.abort();
    const response = await route.fetch();
    // A read that was on its way meanwhile may show it, too.
    return isSent ? route.abort() : route.fulfill({ response });
  });
  return () => page.unroute(isRecord);
}

async function isFound(page: Page, told: Locator): Promise<void> {
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Check again' });
    if (await again.isVisible()) await again.click({ timeout: 5000 });
    await expect(told).toHaveCount(0, { timeout: 5000 });
  }).toPass();
  await expect(page.getByText('The answer was lost on the way, but the records show it.')).toBeVisible();
}

for (const [name, sent] of Object.entries(requests))
  test(`A21 ${name}: after a reload, what has no answer yet is told at its place, is not offered again, and is found once`, async ({
    page,
    world,
  }) => {
    await sent.prepare(page, world);
    const address = page.url();
    const showRecords = await loseSight(page, sent);
    await sent.tap(page);
    await expect.poll(() => world.effects(sent.command)).toBe(1);
    await page.goto('about:blank');
    await page.goto(address);
    const told = page.getByText(sent.shown ?? /^(?:No answer yet|Outcome unknown)/).first();
    await expect(told).toBeVisible();
    const offer = page
      .getByRole('main')
      .getByRole('button', { name: sent.offer, exact: typeof sent.offer === 'string' });
    for (const button of await offer.all()) await expect(button).toBeDisabled();
    await showRecords();
    if (sent.shown === undefined) await isFound(page, told);
    expect([world.arrived(sent.path).length, world.effects(sent.command)]).toEqual([1, 1]);
  });
