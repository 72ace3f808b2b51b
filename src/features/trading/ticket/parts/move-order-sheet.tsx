import type { OrderId } from '../../../../core/domain/orders/spot-order.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
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
import type { CancelOrder, MoveMemory } from '../model/order-move.ts';
import styles from '../../orders/parts/orders.module.css';
import own from './sheet-notes.module.css';

/** A waiting order at another price, before it is cancelled. */
export interface AskedMove {
  readonly id: OrderId;
  readonly kind: 'asked' | 'cancelling' | 'not-cancelled' | 'unknown';
  /** Why it waits as before. */
  readonly error: AppError | undefined;
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
  const records = useText('records');
  const format = useFormat();
  const failedText = useFailedText({
    failed: (reason) => records('notCancelled', { reason: withReadableNumbers(reason, format.languageTag) }),
    unknown: records('noAnswerCame'),
  });
  const { kind, error } = move;
  const priced = (at: Price): string => `${format.price(at, move.priceStep).full} ${move.quote}`;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={moving('moveOrder.title')}
      footer={
        kind === 'unknown' ? (
          <Button variant="secondary" onClick={onClose}>
            {t('orders.close')}
          </Button>
        ) : (
          <div className={styles['choices']}>
            <Button variant="secondary" disabled={kind === 'cancelling'} onClick={onClose}>
              {moving('moveOrder.keep')}
            </Button>
            <Button
              isBusy={kind === 'cancelling'}
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
      {error === undefined ? undefined : (
        <p className={own['warn']} role="alert">
          {failedText(error)}
        </p>
      )}
      {isSilent ? <p role="alert">{records('noAnswerYet')}</p> : undefined}
      {kind === 'unknown' ? (
        <p className={own['warn']} role="alert">
          {moving('moveOrder.unknown')}
        </p>
      ) : undefined}
    </Sheet>
  );
}
