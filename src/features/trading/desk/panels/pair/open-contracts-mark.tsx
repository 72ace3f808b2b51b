import { Suspense } from 'react';
import { useFormat } from '../../../../../core/i18n/use-format.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { useOpenContracts } from '../../../orders/operations/use-open-contracts.ts';
import styles from './open-contracts-mark.module.css';

/** Beside the name of contracts: how many positions are open, as the list beside the ticket counts them, whatever is on screen. */
export function OpenContractsMark() {
  const count = useOpenContracts(undefined);
  return count === 0 ? undefined : (
    <Suspense>
      <Mark count={count} />
    </Suspense>
  );
}

function Mark({ count }: { readonly count: number }) {
  const t = useText('records');
  const n = useFormat().count(count);
  return (
    <span className={styles['mark']}>
      <span aria-hidden="true">{n}</span>
      <span className={styles['spoken']}>{t('list.contractsOpenInAll', { n })}</span>
    </span>
  );
}
