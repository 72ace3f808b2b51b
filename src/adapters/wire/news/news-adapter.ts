import type { NewsPort } from '../../../core/ports/news-port.ts';
import { articlesFields, readArticle, readArticleOrText, readArticles } from './news-codec.ts';
import type { Wire } from '../calls/wire.ts';

export const newsOver = ({ call, fileAddress }: Wire): NewsPort => ({
  articles: async (query) => readArticles(await call('articles', articlesFields(query)), query.page, fileAddress),
  article: async ({ id }) => readArticle(await call('article', { id }), fileAddress),
  popUpArticle: async () => readArticle(await call('popUpArticle'), fileAddress),
  faqPage: async () => readArticle(await call('faqPage'), fileAddress),
  contactPage: async () => readArticle(await call('contactPage'), fileAddress),
  aboutPage: async () => readArticle(await call('aboutPage'), fileAddress),
  compliancePage: async () => readArticle(await call('compliancePage'), fileAddress),
  withdrawalPage: async () => readArticleOrText(await call('withdrawalPage'), fileAddress),
});
