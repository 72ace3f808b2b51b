import type { Locator, Page } from '@playwright/test';
import { expectTyped, moneyForms } from './support/money-forms.ts';
import { TradePage } from './support/pages.ts';
import { roomOf } from './support/room.ts';
import { expect, test } from './support/world.ts';

/** So long a browser believes what it last read about its room. */
const belief = 40_000;

interface Records {
  readonly address: string;
  /** What the demo's person has there already, or the words that there is nothing. */
  readonly read: (page: Page) => Locator;
  /** What one sending of the form adds. */
  readonly rows: (page: Page) => Locator;
}

const withdrawals = (page: Page): Locator => page.getByRole('list', { name: 'Withdrawals' }).locator('> li');

/** Where the backend lists what was done. */
const records: Readonly<Record<string, Records>> = {
  'spot ticket': {
    address: '/pages/transaction/currency?symbol=BTC/USDT',
    read: (page) => page.getByText(/^No pending orders/).or(new TradePage(page).pendingRows),
    rows: (page) => new TradePage(page).pendingRows,
  },
  withdrawal: {
    address: '/pages/fund/receive_withdraw_record?view=withdrawals',
    read: withdrawals,
    rows: (page) => withdrawals(page).filter({ hasText: '500 USDT' }),
  },
};

for (const [name, form] of Object.entries(moneyForms))
  test(`18B ${name}: the room of the browser really ends; it is refused in words, stays as typed, and is done once with room again`, async ({
    page,
    world,
  }) => {
    const record = records[name];
    if (record === undefined) throw new Error(`nothing says where ${name} is on record`);
    const recorded = async (times: number): Promise<void> => {
      await page.goto(`${world.address}/#${record.address}`);
      await page.reload();
      await expect(record.read(page).first()).toBeVisible();
      await expect(record.rows(page)).toHaveCount(times);
    };
    await form.fill(page, world);
    const giveRoom = await roomOf(page, world);
    await giveRoom(1);
    await page.waitForTimeout(belief);
    await form.send(page);
    await expect(page.getByText('There is no room left to store this, so it was not done.').first()).toBeVisible();
    await expectTyped(page, form);
    await recorded(0);
    await giveRoom();
    await page.waitForTimeout(belief);
    await page.goto(`${world.address}/#${form.address}`);
    await page.reload();
    await expectTyped(page, form);
    await form.send(page);
    await expect(page.getByText(form.done).first()).toBeVisible();
    await recorded(1);
  });
