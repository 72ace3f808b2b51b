import { expect, type Page } from '@playwright/test';
import { press, type OpenedSheet } from './opened-sheet.ts';
import { choose, takesTaps } from './pages.ts';
import { goTo } from './walk.ts';

const sixHours = { milliseconds: 6 * 3_600_000 };

/** A tenth of what a trader does, up to the sheet that asks for two ticks. */
async function reviewFollowing(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await choose(main.getByRole('radio', { name: /^Multiplier/ }));
  await main.getByRole('textbox', { name: 'Multiplier' }).fill('0.1');
  await press(page, 'Review');
}

/** The sheets of the products that money is put into, with what a person of the demo has of them. */
export const financeSheets: readonly OpenedSheet[] = [
  { name: 'bid', path: '/pages/nft/artworkDetail?id=14', open: (page) => press(page, /^Bid \d/) },
  { name: 'buy-artwork', path: '/pages/nft/artworkDetail?id=11', open: (page) => press(page, 'Buy') },
  {
    name: 'resale',
    path: '/pages/nft/resell?id=1001',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Price' }).fill('150');
      for (const name of ['Sale starts', 'Duration'])
        await choose(page.getByRole('radiogroup', { name }).getByRole('radio').first());
      await press(page, 'Review');
    },
  },
  {
    name: 'dual',
    path: '/pages/invest/invest',
    open: async (page) => {
      await page
        .getByRole('link', { name: /matures/ })
        .first()
        .click();
      await page.getByRole('textbox', { name: 'Shares' }).fill('1');
      await press(page, 'Review');
    },
  },
  {
    name: 'lock',
    path: '/pages/lockming/buy?id=1&currency=3',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Sum' }).fill('1000');
      await press(page, 'Review');
    },
  },
  {
    name: 'redeem',
    path: '/pages/lockming/order',
    open: async (page) => {
      await press(page, /In progress/);
      await takesTaps(page);
      await press(page, 'Redeem early');
    },
  },
  {
    name: 'subscribe',
    path: '/pages/ieo/subscribe?id=2',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Tokens' }).fill('101');
      await press(page, 'Review');
    },
  },
  { name: 'bet', path: '/pages/game/game', open: (page) => press(page, 'Higher') },
  { name: 'follow', path: '/pages/follow/follow?id=90001', open: reviewFollowing },
  { name: 'stop-following', path: '/pages/copytrade/my', open: (page) => press(page, 'Stop following') },
  {
    name: 'take-over',
    // The trader who turns its position round every six hours: then there is a copy to take over.
    path: '/pages/follow/follow?id=90004',
    open: async (page, world) => {
      await reviewFollowing(page);
      const sheet = page.getByRole('dialog');
      await takesTaps(page);
      for (const tick of await sheet.getByRole('checkbox').all()) await tick.check();
      await sheet.getByRole('button', { name: 'Follow now' }).click();
      await expect(page.getByRole('main')).toContainText('You follow');
      await world.presenter.advance(sixHours);
      await goTo(page, '/pages/copytrade/my');
      await press(page, 'Take over');
    },
  },
];
