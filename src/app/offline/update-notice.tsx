import { IconRefresh } from '../../core/ui/icons/refresh.gen.tsx';
import { useText } from '../../core/i18n/use-text.ts';
import { Button } from '../../core/ui/button.tsx';
import { offerVersion, type NewerVersion } from './newer-version.ts';
import styles from './update-notice.module.css';
import { useQuietMoment } from './use-quiet-moment.ts';

/** Says that a newer version is here. It starts on request, and is hidden while a restart would lose anything. */
export function UpdateNotice({ version }: { readonly version: NewerVersion }) {
  const t = useText('connection');
  if (!useQuietMoment()) return undefined;
  return (
    <div className={styles['notice']} role="status">
      <IconRefresh size={16} stroke={1.75} aria-hidden="true" />
      <span className={styles['text']}>{t('update.text')}</span>
      <Button variant="quiet" size="small" onClick={() => offerVersion(undefined)}>
        {t('update.later')}
      </Button>
      <Button variant="secondary" size="small" onClick={version.start}>
        {t('update.now')}
      </Button>
    </div>
  );
}
