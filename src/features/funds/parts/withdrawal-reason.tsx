import { useText } from '../../../core/i18n/use-text.ts';
import { DemandNotice } from '../../shared/request-form/parts/demand-notice.tsx';
import styles from './withdrawal-row-view.module.css';

/** Why a withdrawal was refused, in the server's words. */
export function WithdrawalReason({ reason }: { readonly reason: string }) {
  const t = useText('withdrawal');
  return (
    <div className={styles['reason']}>
      <DemandNotice title={t('timeline.reason')} text={reason} />
    </div>
  );
}
