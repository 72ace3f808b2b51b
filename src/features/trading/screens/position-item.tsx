import type { ContractOrder } from '../../../core/domain/contract-order.ts';
import type { Price } from '../../../core/money/amount.ts';
import { useBurstLevel } from '../data/burst-level.ts';
import { useWalletDetail } from '../data/wallet-detail.ts';
import { positionView, type PositionView } from '../model/contract-position.ts';
import { PositionCard } from '../parts/contract/position-card.tsx';
import type { Acting } from './use-closing.ts';
import type { PositionsOnScreen } from './use-positions.ts';

export interface PositionItemProps {
  readonly position: ContractOrder;
  readonly all: PositionsOnScreen;
  readonly priceStep: Price | undefined;
  readonly closing: Acting;
  readonly onOpen: (position: ContractOrder) => void;
  readonly onStops: (position: ContractOrder) => void;
  readonly onClose: (position: ContractOrder) => void;
}

/** One open position beside the money that stands behind it. */
export function PositionItem({ position, all, priceStep, closing, ...props }: PositionItemProps) {
  return (
    <PositionCard
      position={position}
      view={usePositionView(position, all)}
      priceStep={priceStep}
      isClosing={closing.underWay.has(position.id)}
      failure={closing.failures.get(position.id)}
      onOpen={() => props.onOpen(position)}
      onStops={() => props.onStops(position)}
      onClose={() => props.onClose(position)}
    />
  );
}

export function usePositionView(position: ContractOrder, { positions, stateOf }: PositionsOnScreen): PositionView {
  const { quoteId } = position;
  const wallet = useWalletDetail({ currencyId: quoteId, account: 'lever' });
  const state = stateOf(quoteId);
  return positionView(position, {
    positions: (positions ?? []).filter((one) => one.quoteId === quoteId),
    available: state?.available ?? wallet?.available,
    state,
    burstLevel: useBurstLevel(),
  });
}
