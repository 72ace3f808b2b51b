import type { EarlyExit } from '../../../core/domain/finance/lock-mining.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount, Rate } from '../../../core/money/amount.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useTermWords } from '../../shared/request-words/parts/use-term-words.ts';

export interface ExitFactsProps {
  readonly currency: string;
  readonly amount: Amount;
  /** Undefined if the server does not state the cost. */
  readonly exit: EarlyExit | undefined;
  /** How the penalty comes about; undefined where the server says the figure alone. */
  readonly formula: { readonly percent: Rate; readonly daysLeft: number } | undefined;
}

/** The cost of leaving early and the returned sum: the same figures on every page. */
export function ExitFacts({ currency, amount, exit, formula }: ExitFactsProps) {
  const t = useText('mining');
  const words = useTermWords(currency);
  return (
    <>
      <FactList
        facts={[
          { id: 'amount', label: t('amount'), value: words.sum(amount) },
          { id: 'penalty', label: t('penalty'), value: words.sum(exit?.penalty) },
          { id: 'returned', label: t('returned'), value: <strong>{words.sum(exit?.returned)}</strong> },
        ]}
      />
      <p className={styles['note']}>
        {exit === undefined || formula === undefined
          ? t(exit === undefined ? 'costUnknown' : 'asTold')
          : t('formula', {
              rate: words.rate(formula.percent),
              days: words.days(formula.daysLeft),
              sum: words.sum(amount),
              penalty: words.sum(exit.penalty),
            })}
      </p>
    </>
  );
}
