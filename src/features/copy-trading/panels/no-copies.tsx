import { useText } from '../../../core/i18n/use-text.ts';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';

/** On servers that take the wish to follow and make no copies, before anybody is chosen. */
export function NoCopies() {
  const t = useText('copyTrading');
  if (useServerDialect().copiesPositions) return undefined;
  return (
    <div className={styles['form']}>
      <Notice tone="caution" title={t('noCopies.title')}>
        <p>{t('noCopies.text')}</p>
      </Notice>
    </div>
  );
}
