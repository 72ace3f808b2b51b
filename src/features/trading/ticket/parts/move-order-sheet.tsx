import type { OrderId } from '../../../../core/domain/orders/spot-order.ts';
import { leavesOutcomeUnknown, type AppError } from '../../../../core/errors/app-error.ts';
import { knownAfterMs } from '../../../../core/sending/time/patience.ts';
import { useFailedText } from '../../../../core/ui/failures/use-failed-text.ts';
import { withReadableNumbers } from '../../orders/model/server-numbers.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price, Quantity } from '../../../../core/money/amount.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { MoneyText } from '../../../../core/ui/money/money-text.tsx';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import type { OwnStop } from '../../../shared/limits/model/own-limits.ts';
import { OwnStopText } from '../../../shared/limits/parts/own-stop-text.tsx';
import { FactList } from '../../mode/parts/fact-list.tsx';
import type { CancelOrder, MoveMemory, MoveStep } from '../model/order-move.ts';
import styles from '../../orders/parts/orders.module.css';
import own from './sheet-notes.module.css';

/** A waiting order at another price, before it is cancelled. */
export interface AskedMove {
  readonly id: OrderId;
  readonly kind: 'asked' | 'checking' | 'cancelling' | 'not-cancelled' | 'unknown';
  /** Why it waits as before. */
  readonly error: AppError | undefined;
  /** Why what an earlier page had sent did not cancel it, or that this is not known. */
  readonly earlier: AppError | undefined;
  /** It is not among the orders that wait any more. */
  readonly isGone: boolean;
  readonly from: Price;
  readonly to: Price;
  /** What the new order would be for. */
  readonly size: Quantity;
  readonly base: string;
  readonly quote: string;
  readonly priceStep: Price | undefined;
  /** False if the server does not state the filled quantity. */
  readonly isFilledKnown: boolean;
  /** The person's own limits would hold the new one back: then the old one is left. */
  readonly stop: OwnStop | undefined;
}

/** The sheet as a desk knows it: what cancels and what remembers comes with the sheet. */
export interface MovingSheetProps<Order> {
  /** Undefined while the sheet is closed. */
  readonly move: AskedMove | undefined;
  readonly memory: MoveMemory<Order>;
  readonly onConfirm: (cancel: CancelOrder) => void;
  become(step: MoveStep<Order>): void;
  readonly onClose: () => void;
}

export interface MoveOrderSheetProps extends Pick<MovingSheetProps<unknown>, 'move' | 'onClose'> {
  /** The answer to the cancellation is a long time coming. */
  readonly isSilent: boolean;
  readonly onConfirm: () => void;
}

/** Asks before an order is cancelled and placed at another price, and shows the outcome. */
export function MoveOrderSheet({ move, ...props }: MoveOrderSheetProps) {
  return move === undefined ? undefined : <OpenSheet {...props} move={move} />;
}

function OpenSheet({ move, isSilent, onConfirm, onClose }: MoveOrderSheetProps & { readonly move: AskedMove }) {
  const t = useText('trading');
  const moving = useText('chart');
  const format = useFormat();
  const { kind } = move;
  const isOver = kind === 'unknown' || wasFilled(move);
  const priced = (at: Price): string => `${format.price(at, move.priceStep).full} ${move.quote}`;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={moving('moveOrder.title')}
      footer={
        isOver ? (
          <Button variant="secondary" onClick={onClose}>
            {t('orders.close')}
          </Button>
        ) : (
          <div className={styles['choices']}>
            <Button variant="secondary" disabled={kind === 'cancelling'} onClick={onClose}>
              {moving('moveOrder.keep')}
            </Button>
            <Button
              isBusy={kind === 'cancelling' || kind === 'checking'}
              disabled={move.stop !== undefined}
              data-autofocus=""
              onClick={onConfirm}
            >
              {moving('moveOrder.confirm')}
            </Button>
          </div>
        )
      }
    >
      <FactList
        facts={[
          { id: 'from', label: moving('moveOrder.from'), value: priced(move.from) },
          { id: 'to', label: moving('moveOrder.to'), value: <strong>{priced(move.to)}</strong> },
          { id: 'size', label: t('orders.row.amount'), value: <MoneyText value={move.size} currency={move.base} /> },
        ]}
      />
      <p className={own['note']}>{moving('moveOrder.steps')}</p>
      {move.isFilledKnown ? undefined : (
        <p className={own['warn']} role="note">
          {moving('moveOrder.filledUnknown')}
        </p>
      )}
      {move.stop === undefined ? undefined : (
        <p className={own['warn']} role="alert">
          <OwnStopText stop={move.stop} />
        </p>
      )}
      <Standing move={move} isSilent={isSilent} />
    </Sheet>
  );
}

/** It was not cancelled because it was no longer waiting. */
const wasFilled = ({ kind, error, isGone }: AskedMove): boolean =>
  kind === 'not-cancelled' && isGone && error?.kind === 'not-done';

const mostSeconds = String(knownAfterMs / 1000);

/** How its cancellation stands: this one, or the one of an earlier page. */
function Standing({ move, isSilent }: Pick<MoveOrderSheetProps, 'isSilent'> & { readonly move: AskedMove }) {
  const moving = useText('chart');
  const records = useText('records');
  const format = useFormat();
  const failedText = useFailedText({
    failed: (reason) => records('notCancelled', { reason: withReadableNumbers(reason, format.languageTag) }),
    unknown: records('noAnswerCame'),
  });
  const { kind, error, earlier } = move;
  if (kind === 'checking') return <p role="status">{moving('moveOrder.checkingEarlier', { seconds: mostSeconds })}</p>;
  if (isSilent) return <p role="alert">{moving('moveOrder.checking', { seconds: mostSeconds })}</p>;
  const told = (): string | undefined => {
    if (kind === 'unknown') return moving('moveOrder.unknown');
    if (wasFilled(move)) return moving('moveOrder.filledFirst');
    if (error !== undefined) return failedText(error);
    if (earlier === undefined) return undefined;
    if (earlier.kind === 'not-done') return moving('moveOrder.earlierNotDone');
    return leavesOutcomeUnknown(earlier) ? moving('moveOrder.earlierUnknown') : failedText(earlier);
  };
  const text = told();
  return text === undefined ? undefined : (
    <p className={own['warn']} role="alert">
      {text}
    </p>
  );
}
