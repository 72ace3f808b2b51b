import type { MarketCategory } from '../../../../../core/domain/market/instrument.ts';
import type { ContractOrder } from '../../../../../core/domain/orders/contract-order.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { useInstruments } from '../../../../shared/instruments/data/instruments.ts';
import { ClosedNote } from '../../../orders/panels/closed-note.tsx';
import styles from '../../parts/contract.module.css';

/** Says which of the positions are in a closed market, and when each kind of market opens again. */
export function ClosedMarkets({ positions }: { readonly positions: readonly ContractOrder[] }) {
  const t = useText('contracts');
  const { data = [] } = useInstruments();
  const held = new Set(positions.map(({ symbol }) => symbol));
  const closed = data.flatMap(({ instrument }) =>
    instrument.isOpen === false && held.has(instrument.symbol) ? [instrument] : [],
  );
  const categories = new Set(closed.map(({ category }) => category));
  const namesOf = (kind: MarketCategory): string =>
    closed.flatMap(({ symbol, category }) => (category === kind ? [symbol] : [])).join(', ');
  return [...categories].map((category) => (
    <div key={category} className={styles['part']}>
      <p className={styles['warn']} role="note">
        {t('close.marketClosedOf', { pairs: namesOf(category) })}
      </p>
      <ClosedNote category={category} isOpen={false} className={styles['note']} />
    </div>
  ));
}
