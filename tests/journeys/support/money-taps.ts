import { expect, type Page } from '@playwright/test';
import { contractDesk, fillLots } from './contract-desk.ts';
import { holdDown } from './family-life.ts';
import { chooseNetwork, listsAreRead, signIn, signedInTrade, takesTaps } from './pages.ts';
import type { JourneyWorld } from './world.ts';

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

/** One tap that sends money. */
export interface MoneyTap {
  /** Below the base of the calls. */
  readonly path: string;
  /** What the backend carries out for it. */
  readonly command: string;
  /** Signs in, fills everything in, and stands before the last button. */
  prepare(page: Page, world: JourneyWorld): Promise<void>;
  tap(page: Page): Promise<void>;
  /** What is shown of it once it has been answered. */
  done(page: Page): Promise<void>;
}

const order: MoneyTap = {
  path: '/coin/trade',
  command: 'spot.placeSpotOrder',
  prepare: async (page, world) => {
    const trade = await signedInTrade(page, world);
    await trade.fillLimit({ price: '1000', amount: '0.01' });
    await trade.submit.click();
    await takesTaps(page);
  },
  tap: (page) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Place / })
      .click(),
  done: (page) => expect(page.getByText('Order placed').first()).toBeVisible(),
};

/** Far below the market: it waits. */
const contract: MoneyTap = {
  path: '/lever/submit',
  command: 'lever.placeContractOrder',
  prepare: async (page, world) => {
    const ticket = await contractDesk(page, world);
    await listsAreRead(page);
    await ticket.getByRole('radio', { name: 'Limit' }).check();
    await ticket.getByRole('textbox', { name: /^Price/ }).fill('30000');
    await fillLots(ticket, '1');
    await ticket.locator('button[type="submit"]').click();
    await takesTaps(page);
  },
  tap: order.tap,
  done: order.done,
};

const transfer: MoneyTap = {
  path: '/wallet/change',
  command: 'wallet.moveBetweenAccounts',
  prepare: async (page, world) => {
    await signIn(page, world, '/pages/fund/transfer');
    await page.getByRole('textbox', { name: 'Amount' }).fill('100');
  },
  tap: (page) => page.getByRole('button', { name: 'Transfer', exact: true }).click(),
  done: (page) => expect(page.getByText('Transferred')).toBeVisible(),
};

const withdrawal: MoneyTap = {
  path: '/wallet/out',
  command: 'withdrawals.request',
  prepare: async (page, world) => {
    await signIn(page, world, '/pages/fund/withdraw');
    await chooseNetwork(page, 'TRC20');
    await page.getByRole('textbox', { name: 'Address' }).fill(tron);
    await page.getByLabel('Payment password', { exact: true }).fill('demo5678');
    await page.getByRole('textbox', { name: 'Amount' }).fill('500');
    await page.getByRole('button', { name: 'Review' }).click();
    await takesTaps(page);
  },
  tap: (page) => holdDown(page, 'Hold: Withdraw'),
  done: async (page) => {
    await expect(page.getByText('Requested')).toBeVisible();
    await page.mouse.up();
  },
};

const conversion: MoneyTap = {
  path: '/user/Transfer',
  command: 'conversion.convert',
  prepare: async (page, world) => {
    await signIn(page, world, '/pages/fund/fundTransfer');
    await page.getByRole('textbox', { name: 'Amount' }).fill('200');
    await page.getByRole('button', { name: 'Review' }).click();
    await takesTaps(page);
  },
  tap: (page) => page.getByRole('button', { name: 'Convert now' }).click(),
  done: (page) => expect(page.getByText('Converted', { exact: true })).toBeVisible(),
};

const bid: MoneyTap = {
  path: '/bind_box/auctionNFT',
  command: 'nft.placeBid',
  prepare: async (page, world) => {
    await signIn(page, world, '/pages/nft/nft');
    await page
      .getByRole('list', { name: 'Artworks' })
      .getByRole('link', { name: /Glass Tower/ })
      .click();
    await page.getByRole('main').getByRole('button', { name: /^Bid / }).click();
    await takesTaps(page);
  },
  tap: (page) => page.getByRole('dialog').getByRole('button', { name: 'Place bid' }).click(),
  done: (page) => expect(page.getByRole('list', { name: 'Bids' }).getByRole('listitem').first()).toContainText('You'),
};

export const moneyTaps = { order, contract, transfer, withdrawal, conversion, bid } as const;
