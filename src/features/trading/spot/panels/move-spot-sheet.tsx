import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { useIsSilent } from '../../../../core/sending/time/use-is-silent.ts';
import { useReadSpotOrders } from '../../orders/data/spot-orders.ts';
import { useCancellingMove } from '../../ticket/operations/use-cancelling-move.ts';
import { MoveOrderSheet, type MovingSheetProps } from '../../ticket/parts/move-order-sheet.tsx';
import { useEarlierSpotCancellation, useSpotCancellation } from '../data/cancel-spot-order.ts';

/** Asks before a spot order is moved. What cancels it comes with the question: where that stands, it can be done. */
export function MoveSpotSheet({ onClose, ...sheet }: MovingSheetProps<SpotOrder>) {
  useTextsAhead(['chart', 'trading', 'records']);
  const confirm = useCancellingMove(sheet, {
    cancel: useSpotCancellation(),
    earlier: useEarlierSpotCancellation(),
    read: useReadSpotOrders(),
  });
  const { move } = sheet;
  const isSilent = useIsSilent(move?.kind === 'cancelling' ? move.id : undefined);
  return <MoveOrderSheet move={move} isSilent={isSilent} onConfirm={confirm} onClose={onClose} />;
}
