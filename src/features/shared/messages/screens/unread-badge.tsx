import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { usePreferences } from '../../../../core/preferences/use-preferences.ts';
import { useUnreadCount } from '../data/unread-count.ts';
import styles from './unread-badge.module.css';

/** Beyond it a badge says "more" rather than a figure that nobody counts. */
const largestShown = 99;

/**
 * How many messages were not opened, at the corner of what leads to them; nothing where there are none, and for who does
 * not want to be told. Its words are
 * `#unread`: a button with a name of its own says nothing of what stands in it, and can be described by them.
 */
export function UnreadBadge() {
  const t = useText('messages');
  const format = useFormat();
  const { tellMessages } = usePreferences();
  const count = useUnreadCount() ?? 0;
  if (count === 0 || !tellMessages) return undefined;
  const shown = count > largestShown ? `${format.count(largestShown)}+` : format.count(count);
  return (
    <span className={styles['badge']}>
      <span aria-hidden="true">{shown}</span>
      <span id="unread" className={styles['spoken']}>
        {t('unread', { number: shown })}
      </span>
    </span>
  );
}
