import { Suspense } from 'react';
import type { Instrument } from '../../../../../core/domain/market/instrument.ts';
import { useFormat } from '../../../../../core/i18n/use-format.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { useOpenContracts } from '../../../orders/operations/use-open-contracts.ts';
import styles from './open-contracts-mark.module.css';

export interface OpenContractsMarkProps {
  readonly instrument: Instrument;
}

/** Beside the name of contracts: how many positions are open on the pair, whatever product is on screen. */
export function OpenContractsMark({ instrument }: OpenContractsMarkProps) {
  const count = useOpenContracts({ baseId: instrument.base.id, quoteId: instrument.quote.id });
  return count === 0 ? undefined : (
    <Suspense>
      <Mark count={count} symbol={instrument.symbol} />
    </Suspense>
  );
}

function Mark({ count, symbol }: { readonly count: number; readonly symbol: string }) {
  const t = useText('records');
  const n = useFormat().count(count);
  return (
    <span className={styles['mark']}>
      <span aria-hidden="true">{n}</span>
      <span className={styles['spoken']}>{t('list.contractsOpen', { symbol, n })}</span>
    </span>
  );
}
