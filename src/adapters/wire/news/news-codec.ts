import type { Page } from '../../../core/domain/page.ts';
import { articleCategories, type Article, type ArticleCategory } from '../../../core/domain/server/site.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { ArticleRow } from '../calls/api.gen.ts';
import { objectAt } from '../calls/decode.ts';
import { imageAddress, type FileAddress } from '../calls/image-address.ts';
import type { FormFields } from '../calls/request-fields.ts';
import { readPage } from '../calls/wire-page.ts';

/** The servers' default, sent explicitly so that the end of the list can be computed. */
const articlesPerPage = 15;

export const articlesFields = (query: { category: ArticleCategory; page: number }): FormFields<'articles'> => ({
  c_id: articleCategories[query.category],
  page: String(query.page),
  limit: String(articlesPerPage),
});

function readArticleRow(value: WireValue, path: string, fileAddress: FileAddress): Article {
  const row = objectAt<ArticleRow>(value, path);
  return {
    id: row.id('id'),
    title: row.text('title'),
    summary: row.optionalText('abstract') ?? '',
    html: row.optionalText('content') ?? '',
    cover: imageAddress(row.optionalText('cover'), fileAddress),
    thumbnail: imageAddress(row.optionalText('thumbnail'), fileAddress),
    createdAt: row.optionalText('create_time') ?? '',
  };
}

export const readArticles = (value: WireValue, page: number, fileAddress: FileAddress): Page<Article> =>
  readPage({ value, path: 'message' }, { page, limit: articlesPerPage }, (row, path) =>
    readArticleRow(row, path, fileAddress),
  );

export const readArticle = (value: WireValue, fileAddress: FileAddress): Article | undefined =>
  value === null ? undefined : readArticleRow(value, 'message', fileAddress);

const bare = { id: '0', title: '', summary: '', cover: undefined, thumbnail: undefined, createdAt: '' };

/** One call answers the text alone on some servers. */
export function readArticleOrText(value: WireValue, fileAddress: FileAddress): Article | undefined {
  if (typeof value !== 'string') return readArticle(value, fileAddress);
  return value.trim() === '' ? undefined : { ...bare, html: value };
}
