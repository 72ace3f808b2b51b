import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { sum } from '../../../../core/money/fixed-point.ts';
import { ResultMoney } from '../../../../core/ui/money/result-money.tsx';
import type { ContractInstrument } from '../model/contract-ticket.ts';
import { usePositionViews } from '../operations/use-position-views.ts';
import { usePositions } from '../operations/use-positions.ts';
import styles from './position-line.module.css';

export interface PositionLineProps {
  readonly instrument: Pick<ContractInstrument, 'base' | 'quote'>;
  /** Leads to their list. */
  readonly onOpen: () => void;
}

/** Below the button of a ticket that fills a phone: what is open on the pair, and what it comes to now. */
export function PositionLine({ instrument: { base, quote }, onOpen }: PositionLineProps) {
  const t = useText('contracts');
  const { count } = useFormat();
  const all = usePositions();
  const views = usePositionViews(all);
  const own = all.positions?.filter(({ baseId, quoteId }) => baseId === base.id && quoteId === quote.id) ?? [];
  if (own.length === 0) return undefined;
  const nets = own.flatMap(({ id }) => views.get(id)?.net ?? []);
  return (
    <button type="button" className={styles['line']} onClick={onOpen}>
      <span>
        {t('lists.open')} {count(own.length)}
      </span>
      <ResultMoney value={nets.length < own.length ? undefined : sum(nets)} currency={quote.name} />
    </button>
  );
}
