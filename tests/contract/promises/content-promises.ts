import { isPositive } from '../../../src/core/money/fixed-point.ts';
import { FundsPort } from '../../../src/core/ports/funds-port.ts';
import { NewsPort } from '../../../src/core/ports/news-port.ts';
import { SitePort } from '../../../src/core/ports/site-port.ts';
import { promise, see, seeNoRepetition, UnmetNeed, type PortPromise } from './port-promise.ts';

type OperatorPage = 'faqPage' | 'contactPage' | 'aboutPage' | 'compliancePage' | 'withdrawalPage';

/** A page that says something, or none. */
const page =
  (name: OperatorPage): PortPromise['check'] =>
  async ({ port }) => {
    const found = await port(NewsPort)[name]();
    see(found === undefined || found.title !== '' || found.html !== '', {
      at: 'message',
      expected: 'a page with words',
      got: 'an empty one',
    });
  };

export const contentPromises: readonly PortPromise[] = [
  promise('faqPage: a page or nothing', 'nobody', page('faqPage')),
  promise('contactPage: a page or nothing', 'nobody', page('contactPage')),
  promise('aboutPage: a page or nothing', 'nobody', page('aboutPage')),
  promise('compliancePage: a page or nothing', 'nobody', page('compliancePage')),
  promise('withdrawalPage: a page or nothing', 'nobody', page('withdrawalPage')),
  promise('siteConfiguration: names the site', 'nobody', async ({ port }) => {
    const { name } = await port(SitePort).siteConfiguration();
    see(name !== undefined, { at: 'message.site_name', expected: 'a name', got: 'nothing' });
  }),
  promise('setting: an unknown keyword is undefined', 'nobody', async ({ port }) => {
    const value = await port(SitePort).setting({ keyword: 'nothing_of_the_kind' });
    see(value === undefined, { at: 'message', expected: 'null', got: 'a setting' });
  }),
  promise('menu: every entry leads somewhere', 'nobody', async ({ port }) => {
    const lost = (await port(SitePort).menu()).find(({ target }) => !/^(\/|https?:)/.test(target));
    see(lost === undefined, {
      at: 'message[*].url',
      expected: 'a path or an address',
      got: `"${lost?.target ?? ''}"`,
    });
  }),
  promise('articles: a second page repeats nothing of the first', 'nobody', async ({ port }) => {
    const first = await port(NewsPort).articles({ category: 'announcements', page: 1 });
    const second = await port(NewsPort).articles({ category: 'announcements', page: 2 });
    seeNoRepetition([...first.items, ...second.items], 'message.list[*].id');
  }),
  promise('article: what the list shows can be opened', 'nobody', async ({ port }) => {
    const [first] = (await port(NewsPort).articles({ category: 'announcements', page: 1 })).items;
    if (first === undefined) throw new UnmetNeed('there is no announcement');
    const opened = await port(NewsPort).article({ id: first.id });
    see(opened?.title === first.title, {
      at: 'message.title',
      expected: 'the title of the list',
      got: opened === undefined ? 'no article' : 'another title',
    });
  }),
  promise('article: an unknown one is undefined', 'nobody', async ({ port }) => {
    const opened = await port(NewsPort).article({ id: '99999999' });
    see(opened === undefined, { at: 'message', expected: 'null', got: 'an article' });
  }),
  promise('popUpArticle: an article or nothing', 'nobody', async ({ port }) => {
    const article = await port(NewsPort).popUpArticle();
    see(article === undefined || article.title !== '', { at: 'message.title', expected: 'a title', got: 'none' });
  }),
  promise('accountCurrencies: each can be held in two accounts or more', 'person', async ({ port }) => {
    const lonely = (await port(FundsPort).accountCurrencies()).find(({ accounts }) => accounts.length < 2);
    see(lonely === undefined, {
      at: 'message[*]',
      expected: 'two of is_legal, is_match, is_lever, is_micro',
      got: `fewer for ${lonely?.name ?? ''}`,
    });
  }),
  promise('fiatValueOf: a coin is worth more than nothing', 'nobody', async ({ port, ground }) => {
    const value = await port(FundsPort).fiatValueOf({ currencyId: (await ground()).pair.baseId });
    see(isPositive(value), { at: 'message.rmb', expected: 'more than zero', got: value });
  }),
];
