import { SkeletonRows } from '../../../../core/ui/lists/list-state.tsx';
import { useDesktop } from '../../../../core/ui/use-media.ts';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { useClosedMarkets } from '../../mode/operations/use-closed-markets.ts';
import { usePriceSteps } from '../../mode/operations/use-price-steps.ts';
import { useMissingStops } from '../operations/use-missing-stops.ts';
import type { PositionTableProps } from '../parts/position-table.tsx';
import { PositionCards, type PositionCardsProps } from './position-cards.tsx';

const PositionTable = whenWanted<PositionTableProps>({
  load: async () => (await import('../parts/position-table.tsx')).PositionTable,
  fallback: <SkeletonRows count={3} height={36} />,
});

/** Open positions: a line each where there is room for it, otherwise a card each. */
export function PositionList(props: Omit<PositionCardsProps, 'missing'>) {
  const stepOf = usePriceSteps();
  const isClosed = useClosedMarkets();
  const missing = useMissingStops(props.positions);
  if (!useDesktop()) return <PositionCards {...props} missing={missing} />;
  return props.positions.length === 0 ? undefined : (
    <PositionTable {...props} missing={missing} stepOf={stepOf} isClosed={isClosed} />
  );
}
