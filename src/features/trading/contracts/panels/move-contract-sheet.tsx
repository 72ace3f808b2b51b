import { useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { useIsSilent } from '../../../../core/sending/time/use-is-silent.ts';
import { useReadContractOrders } from '../../orders/data/contract-orders.ts';
import { useMoveMemory } from '../../ticket/operations/use-move-memory.ts';
import { MoveOrderSheet, type MovingSheetProps } from '../../ticket/parts/move-order-sheet.tsx';
import { useCancelContractOrder } from '../data/cancel-contract-order.ts';
import type { StandingContract } from '../model/contract-position.ts';

/** Asks before a contract order is moved. What cancels it comes with the question: where that stands, it can be done. */
export function MoveContractSheet({ move, memory, onConfirm, onClose }: MovingSheetProps<StandingContract>) {
  useTextsAhead(['chart', 'trading', 'records']);
  const cancel = useCancelContractOrder();
  const remembered = useMoveMemory(memory, useReadContractOrders());
  return (
    <MoveOrderSheet
      move={move}
      isSilent={useIsSilent(move?.kind === 'cancelling' ? move.id : undefined)}
      onConfirm={() => onConfirm(remembered((id) => cancel({ id })))}
      onClose={onClose}
    />
  );
}
