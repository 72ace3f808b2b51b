import type { ReactNode } from 'react';
import type { ContractOrder } from '../../../../../core/domain/orders/contract-order.ts';
import { useFormat } from '../../../../../core/i18n/use-format.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../../core/money/amount.ts';
import { ResultMoney } from '../../../../../core/ui/money/result-money.tsx';
import { FactList, type Fact } from '../../../mode/parts/fact-list.tsx';
import { currenciesOf } from '../../../orders/model/placed-order-figures.ts';
import { closedTotals, type ClosedTotal, type ClosingEntry } from '../../model/closing-progress.ts';
import { netRealised } from '../../model/contract-position.ts';
import { namedFact } from './closing-fact.tsx';
import own from '../contract.module.css';

export interface ClosingOutcomeProps {
  readonly entries: readonly ClosingEntry[];
  /** Those that are over, as far as they have been read. */
  readonly past: readonly ContractOrder[] | undefined;
  readonly isRunning: boolean;
  /** Positions that this page has not listed were closed, too. */
  readonly hasUnlisted: boolean;
  readonly stepOf: (symbol: string) => Price | undefined;
}

/** How the closing of each position ended, and what they came to together. */
export function ClosingOutcome({ entries, past, isRunning, hasUnlisted, stepOf }: ClosingOutcomeProps) {
  const t = useText('contracts');
  const format = useFormat();
  const done = format.count(entries.filter(({ result }) => result === 'closed').length);
  const n = format.count(entries.length);
  const totals = isRunning ? [] : closedTotals(entries, past);
  const cameTo = ({ position }: ClosingEntry): ReactNode => {
    const closed = past?.find(({ id }) => id === position.id);
    return closed === undefined ? undefined : <Outcome closed={closed} />;
  };
  return (
    <>
      <p role="status">{isRunning ? t('close.running', { done, n }) : t('close.done', { done, n })}</p>
      <Totals totals={totals} hasUnlisted={hasUnlisted} />
      <FactList
        facts={entries.map((entry) => {
          const { position, result } = entry;
          const step = stepOf(position.symbol);
          return namedFact(position, { step, ending: t(`close.result.${result}`), cameTo: cameTo(entry) });
        })}
      />
    </>
  );
}

interface TotalsProps extends Pick<ClosingOutcomeProps, 'hasUnlisted'> {
  readonly totals: readonly ClosedTotal[];
}

function Totals({ totals, hasUnlisted }: TotalsProps) {
  const t = useText('contracts');
  if (totals.length === 0) return undefined;
  const isUnknown = totals.some(({ net }) => net === undefined);
  const facts = totals.map(({ quoteId, symbol, net }): Fact => {
    const { quote } = currenciesOf(symbol);
    return {
      id: quoteId,
      label: t('close.total', { currency: quote }),
      value: <ResultMoney value={net} currency={quote} />,
    };
  });
  return (
    <>
      <FactList facts={facts} />
      {isUnknown ? (
        <p className={own['caption']} role="status">
          {t('close.totalUnknown')}
        </p>
      ) : undefined}
      {hasUnlisted ? <p className={own['caption']}>{t('close.totalListed')}</p> : undefined}
    </>
  );
}

function Outcome({ closed }: { readonly closed: ContractOrder }) {
  const t = useText('contracts');
  const net = netRealised(closed);
  const { quote } = currenciesOf(closed.symbol);
  return (
    <div>
      <span className={own['caption']}>{t('receipt.net')}</span> <ResultMoney value={net} currency={quote} />
    </div>
  );
}
