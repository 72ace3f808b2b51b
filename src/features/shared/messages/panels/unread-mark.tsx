import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { usePreferences } from '../../../../core/preferences/use-preferences.ts';
import styles from './unread-badge.module.css';

/** Above this count the badge says "more": the exact figure no longer matters. */
const largestShown = 99;

export interface UnreadMarkProps {
  readonly count: number;
  /** Of its words, for what is described by them. */
  readonly id?: string;
}

/** The number of unread messages; empty without any, and for people who have switched it off. */
export function UnreadMark({ count, id }: UnreadMarkProps) {
  const t = useText('messages');
  const format = useFormat();
  const { tellMessages } = usePreferences();
  if (count === 0 || !tellMessages) return undefined;
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
