import type { Message } from '../../../../core/domain/people/message.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { ReleaseCaution } from '../../caution/parts/release-caution.tsx';
import { RichText } from '../../rich-text/parts/rich-text.tsx';
import styles from './message-words.module.css';

type Words = Pick<Message, 'id' | 'title' | 'summary' | 'html' | 'createdAt'>;

/** The message, sanitized, word for word, with its time; framed with a warning if it demands money before a payout. */
export function MessageWords({ message }: { readonly message: Words }) {
  const format = useFormat();
  const { id, title, summary, html, createdAt } = message;
  return (
    <ReleaseCaution said={`${title}\n${summary}\n${html}`}>
      <article className={styles['words']}>
        <h2 className={styles['title']}>{title}</h2>
        {createdAt === '' ? undefined : <p className={styles['time']}>{format.serverTime(createdAt)}</p>}
        <RichText key={id} html={html === '' ? summary : html} />
      </article>
    </ReleaseCaution>
  );
}
