import { useText } from '../../../../core/i18n/use-text.ts';
import { ReleaseCaution } from '../../caution/parts/release-caution.tsx';
import styles from '../../request-form/parts/requests.module.css';

/** The reason of a refusal, in the server's words; empty without one. */
export function RefusalReason({ reason }: { readonly reason: string | undefined }) {
  const t = useText('loans');
  if (reason === undefined || reason === '') return undefined;
  return (
    <ReleaseCaution said={reason}>
      <p className={styles['note']}>{t('reason', { text: reason })}</p>
    </ReleaseCaution>
  );
}
