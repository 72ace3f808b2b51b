import * as v from 'valibot';
import type { Domain, Route } from '../../kernel/domain/domain.ts';
import { Refusal, type Json } from '../../kernel/basics/engine-types.ts';
import { serverLanguage } from '../../kernel/basics/server-text.ts';
import { pageRequest, timestamp } from '../../kernel/basics/wire-format.ts';
import { articleShelf, categories } from './article-shelf.ts';
import { menuSettings, openSetting, siteSettings, type Settings } from './site-settings.ts';

/** Written by an operator of this world, in one language for all; newest last. */
export type Published = { readonly id: number; readonly title: string; readonly html: string; readonly at: number };
export type ContentSlice = { published: Published[] };
type Handle = Route<ContentSlice>['handle'];

/** Beyond the numbers of the shelf. */
const firstPublished = 100_000;
const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const announcement = v.strictObject({ title: v.pipe(text, v.maxLength(120)), html: v.pipe(text, v.maxLength(20_000)) });

const publishedRow = ({ id, title, html, at }: Published, language: string): { readonly [key: string]: Json } => ({
  id,
  c_id: categories.announcements,
  lang: language,
  title,
  abstract: '',
  content: html,
  thumbnail: '',
  cover: '',
  sorts: 0,
  create_time: timestamp(at),
  update_time: timestamp(at),
});

export interface ContentTools {
  /** Path of the site's logo; none without a host for it. */
  readonly siteLogo?: string | undefined;
}

const setting =
  (site: Settings): Handle =>
  async (request) => {
    const key = request.fields['keyword'] ?? '';
    const value = openSetting(site, key);
    return { type: 'ok', message: value === undefined ? null : { id: 1, key, value } };
  };

const menu: Handle = async () => ({
  type: 'ok',
  message: menuSettings.map((entry, index) => ({
    id: index + 1,
    name: entry.name,
    title: entry.title,
    icon: '',
    url: entry.url,
    sort: index + 1,
    show: 1,
    open_type: 'navigateTo',
    is_financial: entry.isFinancial ? 1 : 0,
  })),
});

/** The answer to a client that asks for updates: there are none. */
const noUpdate = { value: [''] };

const articles: Handle = async (request, { slice }) => {
  const { c_id: category } = request.fields;
  const language = serverLanguage(request.language);
  const { page, limit, offset } = pageRequest(request.fields, 15);
  const isWanted = (number: number): boolean => category === undefined || String(number) === category;
  const published = isWanted(categories.announcements) ? slice.published.toReversed() : [];
  const shelved = articleShelf.filter((article) => article.language === language && isWanted(article.category));
  const matching = [...published.map((one) => publishedRow(one, language)), ...shelved.map((article) => article.row)];
  // Only the article itself has its time of change.
  const list = matching.slice(offset, offset + limit).map(({ update_time: _changed, ...row }) => row);
  return { type: 'ok', message: { list, count: matching.length, page, limit, version: noUpdate } };
};

const article: Handle = async (request, { slice }) => {
  const { id } = request.fields;
  const published = slice.published.find((candidate) => String(candidate.id) === id);
  if (published !== undefined)
    return { type: 'ok', message: publishedRow(published, serverLanguage(request.language)) };
  const found = articleShelf.find((candidate) => String(candidate.id) === id);
  return { type: 'ok', message: found?.row ?? null };
};

/** The newest of a category in the language of the request. */
const newestOf =
  (category: number): Handle =>
  async (request) => {
    const language = serverLanguage(request.language);
    const found = articleShelf.find((candidate) => candidate.category === category && candidate.language === language);
    return { type: 'ok', message: found?.row ?? null };
  };

/** The operator's publications: fixed texts in ten languages and the announcements of this world, open to all. */
export function createContentDomain({ siteLogo }: ContentTools): Domain<ContentSlice> {
  const site = { ...siteSettings, ...(siteLogo === undefined ? {} : { site_logo: siteLogo }) };
  return {
    name: 'content',
    initial: () => ({ published: [] }),
    commands: {
      announce: ({ slice, nextId, at }, argument) => {
        const wish = v.safeParse(announcement, argument);
        if (!wish.success) throw new Refusal('parameter');
        const id = firstPublished + nextId('announcement');
        slice.published = [...slice.published, { id, ...wish.output, at }];
        return id;
      },
    },
    due: {},
    routes: [
      { operation: 'GET /getSiteConfig', access: 'open', handle: async () => ({ type: 'ok', message: site }) },
      { operation: 'GET /getSetting', access: 'open', handle: setting(site) },
      { operation: 'GET /menu', access: 'open', handle: menu },
      { operation: 'POST /news/list', access: 'open', handle: articles },
      { operation: 'POST /news/detail', access: 'open', handle: article },
      { operation: 'GET /news/index_pop', access: 'open', handle: newestOf(categories.popUp) },
      { operation: 'GET /faq', access: 'open', handle: newestOf(categories.faq) },
      { operation: 'GET /aboutus', access: 'open', handle: newestOf(categories.about) },
      { operation: 'GET /contactus', access: 'open', handle: newestOf(categories.contact) },
      { operation: 'GET /operational_compliance', access: 'open', handle: newestOf(categories.compliance) },
      { operation: 'GET /get/tk', access: 'open', handle: newestOf(categories.withdrawals) },
    ],
  };
}
