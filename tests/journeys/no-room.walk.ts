import type { Locator, Page } from '@playwright/test';
import { expectTyped, moneyForms } from './support/money-forms.ts';
import { TradePage } from './support/pages.ts';
import { roomOf } from './support/room.ts';
import { expect, test } from './support/world.ts';

/** So long a browser believes what it last read about its room. */
const belief = 40_000;

/** Where the backend lists what was done, and the rows there that one sending of a form makes. */
const records: Readonly<Record<string, { readonly address: string; readonly rows: (page: Page) => Locator }>> = {
  'spot ticket': {
    address: '/pages/transaction/currency?symbol=BTC/USDT',
    rows: (page) => new TradePage(page).pendingRows,
  },
  withdrawal: {
    address: '/pages/fund/receive_withdraw_record?view=withdrawals',
    rows: (page) =>
      page.getByRole('list', { name: 'Withdrawals' }).getByRole('listitem').filter({ hasText: 'In review' }),
  },
};

for (const [name, form] of Object.entries(moneyForms))
  test(`18B ${name}: the room of the browser really ends; it is refused in words, stays as typed, and is done once with room again`, async ({
    page,
    world,
  }) => {
    test.setTimeout(240_000);
    const record = records[name];
    if (record === undefined) throw new Error(`nothing says where ${name} is on record`);
    const recorded = async (times: number): Promise<void> => {
      await page.goto(`${world.address}/#${record.address}`);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
