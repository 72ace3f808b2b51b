import type { Article } from '../../../core/domain/server/site.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { RichText } from '../../shared/rich-text/parts/rich-text.tsx';
import styles from './article-body.module.css';

/** The operator's text, sanitized, with its time. The title is the page's. */
export function ArticleBody({ article }: { readonly article: Article }) {
  const format = useFormat();
  const { createdAt, html, summary } = article;
  return (
    <article className={styles['article']}>
      {createdAt === '' ? undefined : <p className={styles['time']}>{format.serverTime(createdAt)}</p>}
      <RichText key={article.id} html={html === '' ? summary : html} />
    </article>
  );
}
