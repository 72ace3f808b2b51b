import type { Page } from '../../../core/domain/page.ts';
import type { Article, ArticleCategory } from '../../../core/domain/site.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import type { NewsPort } from '../../../core/ports/news-port.ts';
import type { FormFields } from '../request-fields.ts';
import { articlesFields, readArticle, readArticleOrText, readArticles } from './news-codec.ts';

export class HttpNewsAdapter implements NewsPort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<NewsPort>;
  readonly #fileAddress = (path: string): string => this.#http.fileAddress(path);

  constructor(http: HttpTransport, paths: PathsOf<NewsPort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async articles(query: { category: ArticleCategory; page: number }): Promise<Page<Article>> {
    return readArticles(
      await this.#http.call(this.#paths.articles, articlesFields(query)),
      query.page,
      this.#fileAddress,
    );
  }

  async article({ id }: { id: string }): Promise<Article | undefined> {
    const fields: FormFields<'article'> = { id };
    return readArticle(await this.#http.call(this.#paths.article, fields), this.#fileAddress);
  }

  async popUpArticle(): Promise<Article | undefined> {
    return readArticle(await this.#http.call(this.#paths.popUpArticle), this.#fileAddress);
  }

  async faqPage(): Promise<Article | undefined> {
    return readArticle(await this.#http.call(this.#paths.faqPage), this.#fileAddress);
  }

  async contactPage(): Promise<Article | undefined> {
    return readArticle(await this.#http.call(this.#paths.contactPage), this.#fileAddress);
  }

  async aboutPage(): Promise<Article | undefined> {
    return readArticle(await this.#http.call(this.#paths.aboutPage), this.#fileAddress);
  }

  async compliancePage(): Promise<Article | undefined> {
    return readArticle(await this.#http.call(this.#paths.compliancePage), this.#fileAddress);
  }

  async withdrawalPage(): Promise<Article | undefined> {
    return readArticleOrText(await this.#http.call(this.#paths.withdrawalPage), this.#fileAddress);
  }
}
