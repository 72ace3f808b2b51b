import { useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { useIsSilent } from '../../../../core/sending/time/use-is-silent.ts';
import { useReadContractOrders } from '../../orders/data/contract-orders.ts';
import { useCancellingMove } from '../../ticket/operations/use-cancelling-move.ts';
import { MoveOrderSheet, type MovingSheetProps } from '../../ticket/parts/move-order-sheet.tsx';
import { useContractCancellation, useEarlierContractCancellation } from '../data/cancel-contract-order.ts';
import type { StandingContract } from '../model/contract-position.ts';

/** Asks before a contract order is moved. What cancels it comes with the question: where that stands, it can be done. */
export function MoveContractSheet({ onClose, ...sheet }: MovingSheetProps<StandingContract>) {
  useTextsAhead(['chart', 'trading', 'records']);
  const confirm = useCancellingMove(sheet, {
    cancel: useContractCancellation(),
    earlier: useEarlierContractCancellation(),
    read: useReadContractOrders(),
  });
  const { move } = sheet;
  const isSilent = useIsSilent(move?.kind === 'cancelling' ? move.id : undefined);
  return <MoveOrderSheet move={move} isSilent={isSilent} onConfirm={confirm} onClose={onClose} />;
}
