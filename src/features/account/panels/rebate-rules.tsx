import type { Article } from '../../../core/domain/server/site.ts';
import { useArticle } from '../../shared/articles/data/article.ts';
import { useArticles } from '../../shared/articles/data/articles.ts';
import { RichText } from '../../shared/rich-text/parts/rich-text.tsx';
import styles from '../parts/account-column.module.css';

/** The operator's rules of rebates; empty without any. */
export function RebateRules() {
  const [listed] = useArticles('rebates').data?.items ?? [];
  return listed === undefined ? undefined : <Rules listed={listed} />;
}

function Rules({ listed }: { readonly listed: Article }) {
  const { id, title, html, summary } = useArticle(listed);
  return (
    <section aria-label={title}>
      <h2 className={styles['heading']}>{title}</h2>
      <RichText key={id} html={html === '' ? summary : html} />
    </section>
  );
}
