import type { Page } from '@playwright/test';
import { signInAtOpenHours } from './support/market-hours.ts';
import { OptionsPage } from './support/pages.ts';
import { hide, signalsOf, watchSignals } from './support/signals.ts';
import { goTo } from './support/walk.ts';
import { isWatched } from './support/watched-things.ts';
import { expect, test, type JourneyWorld } from './support/world.ts';

const settings = '/pages/setting/setting?section=notices';
const choice = (page: Page, name: string) => page.getByRole('switch', { name });
const toast = (page: Page) => page.locator('[data-news-card]');

interface Story {
  readonly page: Page;
  readonly world: JourneyWorld;
}

/** A timed option for a rise that ends on another page, in a market that has moved by so many percent. */
async function endOption({ page, world }: Story, percent: number): Promise<void> {
  const options = new OptionsPage(page);
  await goTo(page, '/pages/transaction/index?product=seconds&symbol=BTC/USDT');
  await expect(options.stake).toBeVisible();
  await options.start('Up', '10');
  await isWatched(page, 'option');
  await goTo(page, settings);
  await world.presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent });
}

const settle = ({ world }: Story): Promise<void> => world.presenter.advance({ milliseconds: 31_000 });

/** The card of the end, which is then put away. */
async function isTold({ page }: Story, news: string): Promise<void> {
  await expect(toast(page).filter({ hasText: news })).toHaveCount(1);
  await toast(page)
    .getByRole('button', { name: /^Dismiss/ })
    .click();
}

for (const kind of ['demo', 'live'] as const)
  test.describe(kind, () => {
    test.use({ kind });

    test(`E39, E35 ${kind}: nothing sounds or shakes until it is chosen, then a loss does as a win, and the system tells without sums behind another page`, async ({
      page,
      world,
    }) => {
      const story = { page, world };
      await watchSignals(page);
      await signInAtOpenHours(page, world, 'transaction');
      await goTo(page, settings);
      const system = page.getByRole('switch', { name: /^System notifications/ });
      for (const one of [choice(page, 'Sound'), choice(page, 'Vibration'), system.last()])
        await expect(one).not.toBeChecked();
      await endOption(story, 5);
      await settle(story);
      await isTold(story, 'Timed option won: BTC/USDT');
      expect(await signalsOf(page)).toEqual({ tones: 0, shakes: 0, system: [] });

      for (const name of ['Sound', 'Vibration']) await choice(page, name).click();
      await endOption(story, 5);
      await settle(story);
      await isTold(story, 'Timed option won: BTC/USDT');
      expect(await signalsOf(page)).toEqual({ tones: 1, shakes: 1, system: [] });
      await endOption(story, -5);
      await settle(story);
      await isTold(story, 'Timed option lost: BTC/USDT');
      expect(await signalsOf(page)).toEqual({ tones: 2, shakes: 2, system: [] });

      await system.last().click();
      await endOption(story, -5);
      await hide(page, true);
      await settle(story);
      await expect.poll(async () => (await signalsOf(page)).system).toEqual(['Timed option lost: BTC/USDT']);
      await hide(page, false);
      await page.waitForTimeout(3_000);
      await expect(toast(page)).toHaveCount(0);
      expect(await signalsOf(page)).toEqual({ tones: 3, shakes: 3, system: ['Timed option lost: BTC/USDT'] });
    });
  });
