import { useState } from 'react';
import type { Article } from '../../../core/domain/server/site.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import { useArticle } from '../../shared/articles/data/article.ts';
import { RichText } from '../../shared/rich-text/parts/rich-text.tsx';
import styles from './announcement-sheet.module.css';

export interface AnnouncementSheetProps {
  /** Undefined while closed. */
  readonly article: Article | undefined;
  /** What else there is to read below it. */
  readonly others: readonly Article[];
  readonly onClose: () => void;
}

/** One article, and the titles of the others below it. */
export function AnnouncementSheet({ article, others, onClose }: AnnouncementSheetProps) {
  const t = useText('home');
  const format = useFormat();
  const [chosen, setChosen] = useState<Article | undefined>(undefined);
  if (article === undefined) return undefined;
  const shown = chosen ?? article;
  const rest = others.filter(({ id }) => id !== shown.id);
  const onLeave = (): void => {
    setChosen(undefined);
    onClose();
  };
  return (
    <Sheet isOpen onClose={onLeave} title={shown.title}>
      <div className={styles['body']}>
        <ArticleText listed={shown} />
        {rest.length > 0 ? (
          <section className={styles['rest']} aria-labelledby="other-announcements">
            <h3 id="other-announcements">{t('menu.news')}</h3>
            <ul>
              {rest.map((other) => (
                <li key={other.id}>
                  <button type="button" className={styles['other']} onClick={() => setChosen(other)}>
                    <span>{other.title}</span>
                    <span className={styles['time']}>{format.serverTime(other.createdAt)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ) : undefined}
      </div>
    </Sheet>
  );
}

function ArticleText({ listed }: { readonly listed: Article }) {
  const format = useFormat();
  const { id, createdAt, html, summary } = useArticle(listed);
  return (
    <>
      <p className={styles['time']}>{format.serverTime(createdAt)}</p>
      <RichText key={id} html={html === '' ? summary : html} />
    </>
  );
}
