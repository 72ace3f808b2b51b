import type { Page } from '@playwright/test';
import type { LanguageCode } from '../../src/core/i18n/languages.ts';
import { problemsOfRoom } from './support/clipped-texts.ts';
import { setLooks, showLanguage, type Looks } from './support/device.ts';
import { signInAtOpenHours } from './support/market-hours.ts';
import { lookAtNews, news } from './support/news.ts';
import { OptionsPage, signedInTrade } from './support/pages.ts';
import { closeSheet, goTo, settle, sheetIsGone } from './support/walk.ts';
import { isWatched } from './support/watched-things.ts';
import { expect, test } from './support/world.ts';

interface Device {
  readonly width: number;
  readonly height: number;
  readonly theme: NonNullable<Looks['theme']>;
}
const devices: readonly Device[] = [
  { width: 390, height: 844, theme: 'dark' },
  { width: 360, height: 640, theme: 'light' },
];
const languages: readonly LanguageCode[] = ['ru', 'fra'];
const places = [
  ['home', '/'],
  ['the ticket', '/pages/transaction/currency?symbol=BTC/USDT'],
] as const;
const overItsLength = { milliseconds: 31_000 };
const centre = '/pages/mailMessage/mailMessage';
const pairRow = (page: Page) => page.getByRole('main').getByRole('link').filter({ hasText: 'BTC/USDT' });

async function takePicture(page: Page, name: string): Promise<void> {
  await settle(page);
  await page.screenshot({ path: `test-results/notice-receipts/${name}.png` });
}

for (const { width, height, theme } of devices)
  for (const language of languages) {
    const where = `${language}-${width}-${theme}`;
    const title = `at ${width} by ${height}, ${theme}, in ${language}`;

    test(`T1, SO3: the receipt of a timed option opens from the moment of its result, its card and its notice, ${title}`, async ({
      page,
      world,
    }) => {
      await page.setViewportSize({ width, height });
      await signInAtOpenHours(page, world, 'transaction');
      const options = new OptionsPage(page);
      await options.open(world);
      await options.start('Up', '10');
      await setLooks(page, world, { theme });
      await showLanguage(page, world, language);
      await world.presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent: 5 });
      await world.presenter.advance(overItsLength);
      const moment = page.locator('[data-option]').filter({ has: page.locator('a[href*="receipt="]') });
      await expect(moment).toHaveCount(1);
      // What its own page shows is read.
      await expect(page.locator('#unread')).toHaveCount(0);
      await takePicture(page, `${where}-1-moment`);
      expect(await problemsOfRoom(page, 'moment')).toEqual([]);
      await moment.getByRole('link').click();
      await expect(page.getByRole('dialog')).toContainText('BTC/USDT');
      await takePicture(page, `${where}-2-receipt`);
      await closeSheet(page);

      await showLanguage(page, world, 'en');
      await options.open(world);
      await options.start('Up', '10');
      await isWatched(page, 'option');
      await showLanguage(page, world, language);
      await goTo(page, '/pages/setting/setting');
      await world.presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent: -5 });
      await world.presenter.advance(overItsLength);
      await expect(news(page)).toContainText('BTC/USDT');
      await news(page).dispatchEvent('pointerenter');
      await takePicture(page, `${where}-3-card`);
      await expect.poll(() => lookAtNews(page)).toMatchObject({ covered: [] });
      await news(page).getByRole('link').click();
      await expect(page.getByRole('dialog')).toContainText('BTC/USDT');
      await closeSheet(page);

      await goTo(page, centre);
      await expect(pairRow(page)).toHaveCount(2);
      await takePicture(page, `${where}-4-list`);
      expect(await problemsOfRoom(page, 'list')).toEqual([]);
      await pairRow(page).first().click();
      await expect(page.getByRole('dialog')).toContainText('BTC/USDT');
      await takePicture(page, `${where}-5-receipt`);
      expect(await problemsOfRoom(page, 'receipt')).toEqual([]);
      await page.keyboard.press('Escape');
      await sheetIsGone(page);
    });

    for (const [place, path] of places)
      test(`T4: the card of a fill on ${place} covers nothing that can be tapped, and nothing of it is cut off, ${title}`, async ({
        page,
        world,
      }) => {
        await page.setViewportSize({ width, height });
        const trade = await signedInTrade(page, world);
        await trade.fillLimit({ price: '40000', amount: '0.01' });
        await trade.send();
        await expect(trade.pendingRows).toHaveCount(1);
        await isWatched(page, 'spot');
        await setLooks(page, world, { theme });
        await showLanguage(page, world, language);
        await goTo(page, path);
        await page.evaluate(() => scrollTo(0, 0));
        await world.presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent: -50 });
        await expect(news(page)).toContainText('BTC/USDT');
        await news(page).dispatchEvent('pointerenter');
        // Where there is no place for it yet, it is heard and waits.
        await expect(page.locator('[data-news-region]')).not.toHaveAttribute('data-place', 'wait');
        await takePicture(page, `${where}-6-fill-${place.split(' ').at(-1)}`);
        await expect.poll(() => lookAtNews(page)).toMatchObject({ covered: [] });
        expect(await problemsOfRoom(page, 'fill')).toEqual([]);
      });
  }
