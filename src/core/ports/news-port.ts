import { createToken } from '../di/token.ts';
import type { Page } from '../domain/page.ts';
import type { Article, ArticleCategory } from '../domain/site.ts';

/** Announcements and banners in the person's language. Open to visitors. Fails: server, offline, no-answer, bad-status, unexpected-shape. */
export interface NewsPort {
  /** @wire POST /news/list */
  articles(query: { category: ArticleCategory; page: number }): Promise<Page<Article>>;
  /** Undefined when there is no such article. @wire POST /news/detail */
  article(query: { id: string }): Promise<Article | undefined>;
  /** The article to show once on the home page, if there is one. @wire GET /news/index_pop */
  popUpArticle(): Promise<Article | undefined>;
}
export const NewsPort = createToken<NewsPort>('NewsPort');
