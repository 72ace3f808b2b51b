import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { useIsSilent } from '../../../../core/sending/time/use-is-silent.ts';
import { useReadSpotOrders } from '../../orders/data/spot-orders.ts';
import { useMoveMemory } from '../../ticket/operations/use-move-memory.ts';
import { MoveOrderSheet, type MovingSheetProps } from '../../ticket/parts/move-order-sheet.tsx';
import { useCancelSpotOrder } from '../data/cancel-spot-order.ts';

/** Asks before a spot order is moved. What cancels it comes with the question: where that stands, it can be done. */
export function MoveSpotSheet({ move, memory, onConfirm, onClose }: MovingSheetProps<SpotOrder>) {
  useTextsAhead(['chart', 'trading', 'records']);
  const cancel = useCancelSpotOrder();
  const remembered = useMoveMemory(memory, useReadSpotOrders());
  return (
    <MoveOrderSheet
      move={move}
      isSilent={useIsSilent(move?.kind === 'cancelling' ? move.id : undefined)}
      onConfirm={() => onConfirm(remembered(cancel))}
      onClose={onClose}
    />
  );
}
