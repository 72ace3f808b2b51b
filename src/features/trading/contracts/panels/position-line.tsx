import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { sum } from '../../../../core/money/fixed-point.ts';
import { ResultMoney } from '../../../../core/ui/money/result-money.tsx';
import type { ContractInstrument } from '../model/contract-ticket.ts';
import { usePositionViews } from '../operations/use-position-views.ts';
import { usePositions } from '../operations/use-positions.ts';
import styles from './position-line.module.css';

export interface PositionLineProps {
  readonly instrument: Pick<ContractInstrument, 'quote'>;
  /** Leads to their list. */
  readonly onOpen: () => void;
}

/**
 * Below the button of a ticket that fills a phone: how many positions are open, on whatever pair, as the list below counts
 * them; and what they come to now, where that is money of one currency.
 */
export function PositionLine({ instrument: { quote }, onOpen }: PositionLineProps) {
  const t = useText('contracts');
  const { count } = useFormat();
  const all = usePositions();
  const views = usePositionViews(all);
  const { positions = [] } = all;
  if (positions.length === 0) return undefined;
  const nets = positions.flatMap(({ id }) => views.get(id)?.net ?? []);
  const isOneMoney = positions.every(({ quoteId }) => quoteId === quote.id);
  return (
    <button type="button" className={styles['line']} onClick={onOpen}>
      <span>
        {t('lists.open')} {count(positions.length)}
      </span>
      {isOneMoney ? (
        <ResultMoney value={nets.length < positions.length ? undefined : sum(nets)} currency={quote.name} />
      ) : undefined}
    </button>
  );
}
