import { IconRefresh } from '../../core/ui/icons/refresh.gen.tsx';
import { useText } from '../../core/i18n/use-text.ts';
import { Button, IconButton } from '../../core/ui/button.tsx';
import { askAboutVersion, postponeVersion, type Offer } from './newer-version.ts';
import styles from './update-notice.module.css';
import { useQuietMoment } from './use-quiet-moment.ts';

export interface UpdateNoticeProps {
  readonly offer: Offer;
  /** In the row of the header, where it moves nothing that a finger may be on its way to. */
  readonly isMark?: boolean | undefined;
}

/**
 * Says that a newer version is here. It starts on request. While a ticket or another form is open there is only a mark,
 * and the notice behind it says what a restart keeps.
 */
export function UpdateNotice({ offer, isMark = false }: UpdateNoticeProps) {
  const t = useText('connection');
  const isQuiet = useQuietMoment();
  const { isAsked, start } = offer;
  if (isMark)
    return isQuiet ? undefined : (
      <IconButton
        label={t('update.mark')}
        className={styles['mark']}
        aria-expanded={isAsked}
        onClick={() => askAboutVersion(!isAsked)}
      >
        <IconRefresh size={18} stroke={1.75} aria-hidden="true" />
      </IconButton>
    );
  if (!isQuiet && !isAsked) return undefined;
  return (
    <div className={styles['notice']} role="status">
      <span className={styles[isQuiet ? 'text' : 'long']}>
        {t('update.text')} {isQuiet ? undefined : t('update.keeps')}
      </span>
      <span className={styles['choices']}>
        <Button variant="quiet" size="small" onClick={postponeVersion}>
          {t('update.later')}
        </Button>
        <Button variant="secondary" size="small" onClick={start}>
          {t('update.now')}
        </Button>
      </span>
    </div>
  );
}
