import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import styles from './count-mark.module.css';

/** Above this count the badge says "more": the exact figure no longer matters. */
const largestShown = 99;

export interface CountMarkProps {
  readonly count: number;
  /** Of its words, for what is described by them. */
  readonly id?: string | undefined;
}

/** How many are unread; empty without any. */
export function CountMark({ count, id }: CountMarkProps) {
  const t = useText('messages');
  const format = useFormat();
  if (count === 0) return undefined;
  const shown = count > largestShown ? `${format.count(largestShown)}+` : format.count(count);
  return (
    <span className={styles['badge']}>
      <span aria-hidden="true">{shown}</span>
      <span id={id} className={styles['spoken']}>
        {t('unread', { number: shown })}
      </span>
    </span>
  );
}
