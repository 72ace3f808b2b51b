import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FundsPort } from '../../src/core/ports/funds-port.ts';
import { MessagesPort } from '../../src/core/ports/messages-port.ts';
import { NewsPort } from '../../src/core/ports/news-port.ts';
import { SitePort } from '../../src/core/ports/site-port.ts';
import { contentPromises } from './promises/content-promises.ts';
import { messagePromises } from './promises/message-promises.ts';
import { tryPromises } from './try-promises.ts';
import { oneAccountWorlds, personAtDesk, type RunningWorld, type World } from './worlds.ts';

const describeContentPorts = (world: World): unknown =>
  describe(`SitePort, NewsPort, MessagesPort and FundsPort, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
    });
    afterEach(() => running.stop());

    tryPromises([...contentPromises, ...messagePromises], () => running);

    test('menu: there are entries', async () => {
      const menu = await running.port(SitePort).menu();
      expect(menu.length).toBeGreaterThan(3);
    });

    test('articles: announcements in the language of the person', async () => {
      const english = await running.port(NewsPort).articles({ category: 'announcements', page: 1 });
      running.session.chooseLanguage('ru');
      const russian = await running.port(NewsPort).articles({ category: 'announcements', page: 1 });
      expect(english.items.length).toBeGreaterThan(0);
      expect(russian.items[0]?.title).toMatch(/[а-я]/i);
      expect(english.items[0]?.title).not.toBe(russian.items[0]?.title);
    });

    test('faqPage: in the language of the person, like the pages beside it', async () => {
      running.session.chooseLanguage('ru');
      const news = running.port(NewsPort);
      const pages = await Promise.all([
        news.faqPage(),
        news.contactPage(),
        news.aboutPage(),
        news.compliancePage(),
        news.withdrawalPage(),
      ]);
      expect(pages.map((page) => /[а-я]/i.test(page?.title ?? ''))).toEqual([true, true, true, true, true]);
      expect(new Set(pages.map((page) => page?.id)).size).toBe(5);
    });

    const note = { kind: 'message', title: 'On its way', html: '<p>Your money.</p>' } as const;
    const inbox = (): MessagesPort => running.port(MessagesPort);

    test('messages: newest first, unread until opened', async () => {
      await running.presenter.publish({ ...note, to: 'everybody' });
      await running.presenter.publish({ ...note, title: 'Later', to: personAtDesk });
      await running.signIn(personAtDesk);
      const listed = await inbox().messages();
      expect(listed.map(({ title, isRead }) => [title, isRead])).toEqual([
        ['Later', false],
        ['On its way', false],
      ]);
      expect(await inbox().unreadCount()).toBe(2);
      const opened = await inbox().message({ id: listed[0]?.id ?? '' });
      expect(opened).toMatchObject({ title: 'Later', html: '<p>Your money.</p>', isRead: true });
      expect(await inbox().unreadCount()).toBe(1);
    });

    test("message: another person's is refused and stays unread", async () => {
      await running.presenter.publish({ ...note, to: personAtDesk });
      await running.signIn(personAtDesk);
      const [own] = await inbox().messages();
      await running.signIn('trader@tandem.test');
      expect(await inbox().messages()).toEqual([]);
      await expect(inbox().message({ id: own?.id ?? '' })).rejects.toMatchObject({ kind: 'server' });
      await running.signIn(personAtDesk);
      expect(await inbox().unreadCount()).toBe(1);
    });

    test('unreadCount: a visitor is told that the session is missing', async () => {
      await expect(inbox().unreadCount()).rejects.toMatchObject({ kind: 'session-expired' });
    });

    test('popUpMessage: nothing for a visitor; the newest for the person until it was opened', async () => {
      await running.presenter.publish({ ...note, kind: 'popUp', to: 'everybody' });
      expect(await inbox().popUpMessage()).toBeUndefined();
      await running.signIn(personAtDesk);
      const shown = await inbox().popUpMessage();
      expect(shown?.title).toBe('On its way');
      await inbox().message({ id: shown?.id ?? '' });
      expect(await inbox().popUpMessage()).toBeUndefined();
    });

    test('accountCurrencies: USDT can be held in all four accounts', async () => {
      await running.signIn(personAtDesk);
      const listed = await running.port(FundsPort).accountCurrencies();
      expect(listed.find((currency) => currency.name === 'USDT')?.accounts).toEqual([
        'fiat',
        'spot',
        'contracts',
        'options',
      ]);
    });
  });

oneAccountWorlds.forEach(describeContentPorts);
