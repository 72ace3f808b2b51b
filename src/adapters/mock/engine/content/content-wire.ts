import type { Domain, Route } from '../kernel/domain.ts';
import { serverLanguage } from '../kernel/server-text.ts';
import { pageRequest } from '../kernel/wire-format.ts';
import { articleShelf, categories } from './article-shelf.ts';
import { menuSettings, openSetting, siteSettings } from './site-settings.ts';

type Handle = Route<null>['handle'];

const siteConfiguration: Handle = async () => ({ type: 'ok', message: siteSettings });

const setting: Handle = async (request) => {
  const key = request.fields['keyword'] ?? '';
  const value = openSetting(key);
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

const articles: Handle = async (request) => {
  const { c_id: category } = request.fields;
  const language = serverLanguage(request.language);
  const { page, limit, offset } = pageRequest(request.fields, 15);
  const matching = articleShelf.filter(
    (article) => article.language === language && (category === undefined || String(article.category) === category),
  );
  const list = matching.slice(offset, offset + limit).map((article) => article.row);
  return { type: 'ok', message: { list, count: matching.length, page, limit, version: null } };
};

const article: Handle = async (request) => {
  const found = articleShelf.find((candidate) => String(candidate.id) === request.fields['id']);
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

/** What the operator publishes: fixed texts in ten languages, open to everybody. */
export const contentDomain: Domain<null> = {
  name: 'content',
  initial: () => null,
  commands: {},
  due: {},
  routes: [
    { operation: 'GET /getSiteConfig', access: 'open', handle: siteConfiguration },
    { operation: 'GET /getSetting', access: 'open', handle: setting },
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
