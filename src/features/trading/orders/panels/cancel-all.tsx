import { useState } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { OrderId } from '../../../../core/domain/orders/spot-order.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { useIsSilent } from '../../../../core/sending/time/use-is-silent.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { movePrefix } from '../../../../core/session/what-stays.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { useCancelInTurn } from '../data/cancel-in-turn.ts';
import { useToldUnseen } from '../operations/use-told-unseen.ts';
import { CancelAllSheet } from '../parts/cancel-all-sheet.tsx';
import rows from '../parts/orders.module.css';
import { LaterLeftRun } from './later-left-run.ts';

export interface CancelAllProps<Order> {
  readonly product: 'spot' | 'contracts';
  readonly orders: readonly Order[];
  /** All of them are known. */
  readonly isAll: boolean;
  /** Sends one cancellation, once; resolves with why it failed, or with nothing. */
  readonly cancel: (id: OrderId) => Promise<AppError | undefined>;
  readonly nameOf: (order: Order) => string;
}

/**
 * Offered for more than one order, once all of them are known. Its sheet stays until it is dismissed, even when no
 * order is left. Dismissed in the middle, it goes on, and what could not be cancelled is told at the end. Where the page
 * went in the middle, the next list of this product says how far it came.
 */
export function CancelAll<Order extends { readonly id: OrderId }>({
  product,
  orders,
  isAll,
  cancel,
  nameOf,
}: CancelAllProps<Order>) {
  const records = useText('records');
  const format = useFormat();
  const memoryKey = `${movePrefix}${useAccount().id}.cancelAll.${product}`;
  const { goesOn, progress, run, reset } = useCancelInTurn<Order>(cancel, memoryKey);
  const [isOpen, setIsOpen] = useState(false);
  const told = progress === undefined ? 0 : progress.done + progress.failures.length;
  const isSilent = useIsSilent(progress?.isRunning === true ? `${told}` : undefined);
  const isOver = progress?.isRunning === false;
  const ask = (): void => {
    // What is over was another time.
    if (isOver) reset();
    setIsOpen(true);
  };
  const failures = progress?.failures.map(({ order, error }) => ({ id: order.id, name: nameOf(order), error })) ?? [];
  const done = format.count(told - failures.length);
  const undone = failures.length === 0 ? undefined : records('cancelDone', { done, n: format.count(told) });
  useToldUnseen({ isOver, isShown: isOpen, undone });
  return (
    <>
      <LaterLeftRun memoryKey={memoryKey} isOpen={goesOn} text="cancelLeft" />
      {isAll && orders.length > 1 && (progress !== undefined || !goesOn) ? (
        <div className={rows['tools']}>
          <Button variant="quiet" size="small" onClick={ask}>
            {records('cancelAll', { n: format.count(orders.length) })}
          </Button>
        </div>
      ) : undefined}
      <CancelAllSheet
        isOpen={isOpen}
        count={orders.length}
        progress={progress === undefined ? undefined : { ...progress, failures, isSilent }}
        onStart={() => run(orders)}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
