import { createToken } from '../di/token.ts';
import type { Page } from '../domain/page.ts';
import type { Article, ArticleCategory } from '../domain/site.ts';

/** What the operator wrote, in the person's language. Open to visitors. Fails: server, offline, no-answer, bad-status, unexpected-shape. */
export interface NewsPort {
  /** @wire POST /news/list */
  articles(query: { category: ArticleCategory; page: number }): Promise<Page<Article>>;
  /** Undefined when there is no such article. @wire POST /news/detail */
  article(query: { id: string }): Promise<Article | undefined>;
  /** The article to show once on the home page, if there is one. @wire GET /news/index_pop */
  popUpArticle(): Promise<Article | undefined>;
  /** Questions and answers, all in one. Undefined when the operator wrote none, as with the pages below. @wire GET /faq */
  faqPage(): Promise<Article | undefined>;
  /** How the operator is reached. @wire GET /contactus */
  contactPage(): Promise<Article | undefined>;
  /** Who the operator is. @wire GET /aboutus */
  aboutPage(): Promise<Article | undefined>;
  /** What the operator is allowed to do, and where. @wire GET /operational_compliance */
  compliancePage(): Promise<Article | undefined>;
  /** How withdrawals work. Some servers send it without a title, which is empty then. @wire GET /get/tk */
  withdrawalPage(): Promise<Article | undefined>;
}
export const NewsPort = createToken<NewsPort>('NewsPort');
