import { createToken } from '../di/token.ts';
import type { Page } from '../domain/page.ts';
import type { Article, ArticleCategory } from '../domain/server/site.ts';

/**
 * The operator's articles, in the person's language. Open to visitors. Fails: server, offline, no-answer, bad-status,
 * unexpected-shape.
 */
export interface NewsPort {
  /** @wire POST /news/list */
  articles(query: { category: ArticleCategory; page: number }): Promise<Page<Article>>;
  /** Undefined when missing. @wire POST /news/detail */
  article(query: { id: string }): Promise<Article | undefined>;
  /** The article to show once on the home page, if there is one. @wire GET /news/index_pop */
  popUpArticle(): Promise<Article | undefined>;
  /** Questions and answers on one page. Undefined when the operator wrote none, like the pages below. @wire GET /faq */
  faqPage(): Promise<Article | undefined>;
  /** How to contact the operator. @wire GET /contactus */
  contactPage(): Promise<Article | undefined>;
  /** Who the operator is. @wire GET /aboutus */
  aboutPage(): Promise<Article | undefined>;
  /** The operator's licences. @wire GET /operational_compliance */
  compliancePage(): Promise<Article | undefined>;
  /** How withdrawals work. Some servers send it without a title, which is then empty. @wire GET /get/tk */
  withdrawalPage(): Promise<Article | undefined>;
}
export const NewsPort = createToken<NewsPort>('NewsPort');
