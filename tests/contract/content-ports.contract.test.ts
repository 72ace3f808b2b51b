import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compare } from '../../src/core/money/fixed-point.ts';
import { rate } from '../../src/core/money/amount.ts';
import { FundsPort } from '../../src/core/ports/funds-port.ts';
import { NewsPort } from '../../src/core/ports/news-port.ts';
import { SitePort } from '../../src/core/ports/site-port.ts';
import { oneAccountWorlds, personAtDesk, type RunningWorld, type World } from './worlds.ts';

const describeContentPorts = (world: World): unknown =>
  describe(`SitePort, NewsPort and FundsPort, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
    });
    afterEach(() => running.stop());

    test('siteConfiguration: names the site', async () => {
      expect((await running.port(SitePort).siteConfiguration()).name?.length).toBeGreaterThan(0);
    });

    test('setting: an unknown keyword is undefined', async () => {
      expect(await running.port(SitePort).setting({ keyword: 'nothing_of_the_kind' })).toBeUndefined();
    });

    test('menu: every entry leads somewhere', async () => {
      const menu = await running.port(SitePort).menu();
      expect(menu.length).toBeGreaterThan(3);
      for (const entry of menu) expect(entry.target).toMatch(/^(\/|https?:)/);
    });

    test('articles: announcements in the language of the person', async () => {
      const english = await running.port(NewsPort).articles({ category: 'announcements', page: 1 });
      running.session.chooseLanguage('ru');
      const russian = await running.port(NewsPort).articles({ category: 'announcements', page: 1 });
      expect(english.items.length).toBeGreaterThan(0);
      expect(russian.items[0]?.title).toMatch(/[а-я]/i);
      expect(english.items[0]?.title).not.toBe(russian.items[0]?.title);
    });

    test('article: what the list shows can be opened, anything else is undefined', async () => {
      const [first] = (await running.port(NewsPort).articles({ category: 'announcements', page: 1 })).items;
      expect((await running.port(NewsPort).article({ id: first?.id ?? '' }))?.title).toBe(first?.title);
      expect(await running.port(NewsPort).article({ id: '99999999' })).toBeUndefined();
    });

    test('popUpArticle: an article or nothing', async () => {
      const article = await running.port(NewsPort).popUpArticle();
      if (article !== undefined) expect(article.title.length).toBeGreaterThan(0);
      expect(article === undefined || article.id.length > 0).toBe(true);
    });

    test('accountCurrencies: USDT can be held in all four accounts', async () => {
      await running.signIn(personAtDesk);
      const listed = await running.port(FundsPort).accountCurrencies();
      expect(listed.find((currency) => currency.name === 'USDT')?.accounts).toEqual([
        'legal',
        'change',
        'lever',
        'micro',
      ]);
    });

    test('fiatValueOf: a coin is worth more than nothing', async () => {
      expect(compare(await running.port(FundsPort).fiatValueOf({ currencyId: '1' }), rate('0'))).toBe(1);
    });
  });

oneAccountWorlds.forEach(describeContentPorts);
