import { memo } from 'react';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { PositionView } from '../model/contract-position.ts';
import type { MissingLevels } from '../model/stops-after.ts';
import { PositionInSight } from '../parts/position-in-sight.tsx';
import own from '../parts/contract.module.css';
import type { Acting } from '../../mode/operations/use-closing.ts';
import { useClosedMarkets } from '../../mode/operations/use-closed-markets.ts';
import { usePriceSteps } from '../../mode/operations/use-price-steps.ts';

export interface PositionCardsProps {
  readonly positions: readonly ContractOrder[];
  readonly views: ReadonlyMap<string, PositionView>;
  /** The levels that were asked for and are not set, by the id of the position. */
  readonly missing: ReadonlyMap<string, MissingLevels>;
  readonly underWay: Acting['underWay'];
  readonly failures: Acting['failures'];
  readonly onOpen: (position: ContractOrder) => void;
  readonly onStops: (position: ContractOrder) => void;
  readonly onClose: (position: ContractOrder) => void;
}

/** Open positions in a column. Rerenders only when one of them has changed, not with every change of the book. */
export const PositionCards = memo(function PositionCards({ positions, views, ...props }: PositionCardsProps) {
  const stepOf = usePriceSteps();
  const isClosed = useClosedMarkets();
  return (
    <ul className={own['cards']}>
      {positions.map((position) => {
        const view = views.get(position.id);
        return view === undefined ? undefined : (
          <PositionInSight
            key={position.id}
            position={position}
            view={view}
            priceStep={stepOf(position.symbol)}
            isMarketClosed={isClosed(position.symbol)}
            missing={props.missing.get(position.id)}
            isClosing={props.underWay.has(position.id)}
            failure={props.failures.get(position.id)}
            onOpen={props.onOpen}
            onStops={props.onStops}
            onClose={props.onClose}
          />
        );
      })}
    </ul>
  );
});
