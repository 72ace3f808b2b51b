import { expect, type Locator, type Page } from '@playwright/test';
import { chooseNetwork, signIn, signedInTrade, takesTaps } from './pages.ts';
import type { JourneyWorld } from './world.ts';

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

export interface MoneyForm {
  /** The page that it stands on. */
  readonly address: string;
  /** The call that sends it. */
  readonly path: string;
  readonly fill: (page: Page, world: JourneyWorld) => Promise<void>;
  /** Fields with what was typed. */
  readonly typed: (page: Page) => readonly (readonly [Locator, string])[];
  /** To the last tap, and that. */
  readonly send: (page: Page) => Promise<void>;
  readonly done: RegExp;
}

/** A ticket and a form in which money goes out, as a person fills and sends them. */
export const moneyForms: Readonly<Record<string, MoneyForm>> = {
  'spot ticket': {
    address: '/pages/transaction/currency?symbol=BTC/USDT',
    path: '/coin/trade',
    fill: async (page, world) => {
      const trade = await signedInTrade(page, world);
      await trade.fillLimit({ price: '1000', amount: '0.01' });
    },
    typed: (page) => [
      [page.getByRole('textbox', { name: /^Price/ }), '1000'],
      [page.getByRole('textbox', { name: 'Amount' }), '0.01'],
    ],
    send: async (page) => {
      await page.locator('button[type="submit"]').first().click();
      await takesTaps(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Place / })
        .click();
    },
    done: /Order placed/,
  },
  withdrawal: {
    address: '/pages/fund/withdraw',
    path: '/wallet/out',
    fill: async (page, world) => {
      await signIn(page, world, '/pages/fund/withdraw');
      await chooseNetwork(page, 'TRC20');
      await page.getByRole('textbox', { name: 'Address' }).fill(tron);
      await page.getByRole('textbox', { name: 'Amount' }).fill('500');
    },
    typed: (page) => [
      [page.getByRole('textbox', { name: 'Address' }), tron],
      [page.getByRole('textbox', { name: 'Amount' }), '500'],
    ],
    send: async (page) => {
      await page.getByLabel('Payment password', { exact: true }).fill('demo5678');
      await page.getByRole('button', { name: 'Review' }).click();
      await takesTaps(page);
      // The projects ask for reduced motion: there the tick is offered at once.
      await page.getByRole('switch', { name: 'I have checked everything' }).click();
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    },
    done: /Requested/,
  },
};

export async function expectTyped(page: Page, form: MoneyForm): Promise<void> {
  for (const [field, value] of form.typed(page)) await expect(field).toHaveValue(value);
}
