import type { ReactNode } from 'react';
import { useFormat } from '../../../../../core/i18n/use-format.ts';
import type { AppError } from '../../../../../core/errors/app-error.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../../core/money/amount.ts';
import { useMoneyMark } from '../../../../../core/ui/money/money-mark.ts';
import { Button } from '../../../../../core/ui/button.tsx';
import { ErrorState } from '../../../../../core/ui/lists/list-state.tsx';
import { ResultMoney } from '../../../../../core/ui/money/result-money.tsx';
import { Segmented } from '../../../../../core/ui/fields/segmented.tsx';
import { Sheet } from '../../../../../core/ui/sheets/sheet.tsx';
import type { ClosingEntry } from '../../model/closing-progress.ts';
import { closingPlan, type ClosingPlan, type ClosingSide } from '../../model/contract-position.ts';
import type { ContractCounting } from '../../../../../core/domain/orders/contract-counting.ts';
import type { ContractOrder } from '../../../../../core/domain/orders/contract-order.ts';
import { currenciesOf } from '../../../orders/model/placed-order-figures.ts';
import { FactList, type Fact } from '../../../mode/parts/fact-list.tsx';
import styles from '../../../orders/parts/orders.module.css';
import own from '../contract.module.css';
import { namedFact } from './closing-fact.tsx';
import { ClosingOutcome } from './closing-outcome.tsx';

/** Positions that the server would close and that this page has not listed. */
export interface UnreadPositions {
  /** Why they could not be read; null while they are on their way. */
  readonly error: AppError | null;
  readonly onRetry: () => void;
}

export interface CloseManySheetProps {
  readonly isOpen: boolean;
  readonly positions: readonly ContractOrder[];
  /** Open positions that are not among these and stay open. */
  readonly elsewhere: number;
  /** Some positions have not been read yet, or could not be; undefined once all are here. */
  readonly unread: UnreadPositions | undefined;
  readonly side: ClosingSide;
  readonly counting: ContractCounting;
  /** The step of a pair's prices, if known. */
  readonly stepOf: (symbol: string) => Price | undefined;
  readonly onSide: (side: ClosingSide) => void;
  /** Undefined before it was started. */
  readonly entries: readonly ClosingEntry[] | undefined;
  /** Those of them that are over, as far as they have been read. */
  readonly past: readonly ContractOrder[] | undefined;
  /** Positions that this page had not listed were closed, too. */
  readonly hasUnlisted: boolean;
  /** That orders which wait are left, and the way to them. */
  readonly waiting: ReactNode;
  /** Why the server did not take it. */
  readonly failure: string | undefined;
  readonly isRunning: boolean;
  /** The note beside a result that is not of real money. */
  readonly note: ReactNode;
  /** Which of the positions to be closed, or of those that stayed open, are in a market that is closed now. */
  readonly closedNote: ReactNode;
  readonly onStart: () => void;
  readonly onClose: () => void;
}

const sides = ['all', 'long', 'short'] as const;

/**
 * Lists what would be closed and what would stay, asks once, and shows the outcome of each position. The server closes
 * everything open: if some positions are unreadable, the sheet says so and still allows closing.
 */
export function CloseManySheet(props: CloseManySheetProps) {
  const t = useText('contracts');
  const format = useFormat();
  const isSimulated = useMoneyMark() === 'simulated';
  const { entries } = props;
  const plan = closingPlan(props.positions, props.side, props.counting.profit);
  const n = format.count(plan.closing.length);
  const unread = props.unread === undefined ? undefined : <Unread {...props.unread} n={n} />;
  return (
    <Sheet
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={t('close.button')}
      footer={
        entries === undefined ? (
          <div className={styles['choices']}>
            <Button variant="secondary" data-autofocus="" onClick={props.onClose}>
              {t('close.keepMany')}
            </Button>
            <Button
              variant="danger"
              disabled={plan.closing.length === 0 && props.unread === undefined}
              onClick={props.onStart}
            >
              {props.unread === undefined
                ? t(isSimulated ? 'close.confirmManyPractice' : 'close.confirmMany', { n })
                : t(isSimulated ? 'close.confirmUnlistedPractice' : 'close.confirmUnlisted')}
            </Button>
          </div>
        ) : (
          <Button variant="secondary" isWide onClick={props.onClose}>
            {t('close.finish')}
          </Button>
        )
      }
    >
      {entries === undefined ? (
        <>
          <Segmented
            label={t('close.menu')}
            options={sides.map((id) => ({ id, label: t(`close.${id}`) }))}
            value={props.side}
            onChange={props.onSide}
          />
          {props.closedNote}
          {unread}
          <Summary plan={plan} elsewhere={props.elsewhere} waiting={props.waiting} stepOf={props.stepOf} />
          {props.note}
        </>
      ) : (
        <>
          <ClosingOutcome
            entries={entries}
            past={props.past}
            isRunning={props.isRunning}
            hasUnlisted={props.hasUnlisted}
            stepOf={props.stepOf}
          />
          {props.isRunning ? undefined : props.waiting}
          {props.closedNote}
          {unread}
        </>
      )}
      {props.failure === undefined ? undefined : (
        <p className={own['warn']} role="alert">
          {props.failure}
        </p>
      )}
    </Sheet>
  );
}

function Unread({ error, onRetry, n }: UnreadPositions & { readonly n: string }) {
  const t = useText('contracts');
  return (
    <>
      <p className={own['part']} role="status">
        {t(error === null ? 'close.reading' : 'close.unreadable', { n })}
      </p>
      {error === null ? undefined : <ErrorState error={error} onRetry={onRetry} />}
    </>
  );
}

interface SummaryProps extends Pick<CloseManySheetProps, 'elsewhere' | 'waiting' | 'stepOf'> {
  readonly plan: ClosingPlan;
}

function Summary({ plan, elsewhere, waiting, stepOf }: SummaryProps) {
  const t = useText('contracts');
  const format = useFormat();
  const byQuote = plan.nets.map(([quoteId, net]): Fact => {
    const { quote } = currenciesOf(plan.closing.find((one) => one.quoteId === quoteId)?.symbol ?? '');
    return {
      id: `net-${quoteId}`,
      label: plan.nets.length > 1 ? t('close.estimateIn', { currency: quote }) : t('close.estimate'),
      value: <ResultMoney value={net} currency={quote} />,
    };
  });
  return (
    <>
      <p className={own['about']}>{t('close.textMany')}</p>
      <FactList
        facts={[
          { id: 'n', label: t('close.summary'), value: format.count(plan.closing.length) },
          ...byQuote,
          { id: 'staying', label: t('close.staying'), value: format.count(plan.staying.length + elsewhere) },
        ]}
      />
      {waiting}
      {plan.closing.length === 0 ? undefined : (
        <>
          <h3 className={own['part']}>{t('close.summary')}</h3>
          <FactList facts={plan.closing.map((position) => namedFact(position, { step: stepOf(position.symbol) }))} />
        </>
      )}
    </>
  );
}
