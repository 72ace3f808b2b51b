import { expect, test } from 'vitest';
import { languageCodes } from '../../../../../core/i18n/languages.ts';
import { dig, startWorld } from '../../test-worlds/test-world.ts';

test.each(languageCodes)('articles: announcements, banners and the pop-up in %s', async (lang) => {
  const { call } = await startWorld();
  const announcements = await call('POST /news/list', { c_id: '4', lang });
  expect(announcements.message).toMatchObject({ count: 3, page: 1, limit: 15 });
  const banners = await call('POST /news/list', { c_id: '5', limit: '1', lang });
  expect(dig(banners, 'message', 'list', 0)).toMatchObject({ lang, cover: '' });
  const popUp = await call('GET /news/index_pop', { lang });
  expect(popUp.message).toMatchObject({ c_id: 32, lang });
  const id = String(dig(announcements, 'message', 'list', 2, 'id'));
  expect(dig(await call('POST /news/detail', { id }), 'message', 'lang')).toBe(lang);
});

test('article: none with this number is null', async () => {
  const { call } = await startWorld();
  expect(await call('POST /news/detail', { id: '999999' })).toEqual({ type: 'ok', message: null });
});

test('menu: ascending, with keys for labels', async () => {
  const { call } = await startWorld();
  const { message } = await call('GET /menu');
  expect(dig(message, 0)).toMatchObject({ sort: 1, title: 'recharge', url: '/pages/fund/select?url=receive' });
});

test('siteConfiguration: has a name', async () => {
  const { call } = await startWorld();
  expect((await call('GET /getSiteConfig')).message).toMatchObject({ site_name: 'Tandem' });
});

const pages = ['faq', 'aboutus', 'contactus', 'operational_compliance', 'get/tk'];

test.each(pages)('%s: a page in the language of the request, and in English where it is unknown', async (path) => {
  const { call } = await startWorld();
  for (const lang of languageCodes) {
    const { message } = await call(`GET /${path}`, { lang });
    expect(message).toMatchObject({
      lang,
      title: expect.stringMatching(/./),
      content: expect.stringMatching(/^<(p|h3)>/),
    });
  }
  expect(dig(await call(`GET /${path}`, { lang: 'xx' }), 'message', 'lang')).toBe('en');
});

test.each(languageCodes)(
  'articles: agreement, privacy statement and legal notices are there to be read in %s',
  async (lang) => {
    const { call } = await startWorld();
    const { message } = await call('POST /news/list', { c_id: '35', lang });
    expect(message).toMatchObject({ count: 3 });
    const titles = Array.from({ length: 3 }, (_, at) => dig({ message }, 'message', 'list', at, 'title'));
    expect(new Set(titles).size).toBe(3);
  },
);
