import { memo, useRef, useState } from 'react';
import { useIsInSight } from '../../../../core/ui/use-is-in-sight.ts';
import { PositionCard, type PositionCardProps } from './position-card.tsx';

type PositionProps = Omit<PositionCardProps, 'place'>;

/** What follows the price, second by second. */
const followsPrice: ReadonlySet<string> = new Set(['lastPrice', 'profit']);

const isSame = <Value extends object>(one: Value, other: Value, left: ReadonlySet<string>): boolean =>
  Object.entries(one).every(([key, value]) => left.has(key) || Object.is(value, Reflect.get(other, key)));

const hasOnlyMoved = (drawn: PositionProps, next: PositionProps): boolean =>
  isSame(drawn, next, new Set(['position', 'view'])) && isSame(drawn.position, next.position, followsPrice);

/**
 * An open position that follows the price while it can be seen. Out of sight it keeps the figures it was drawn with, until
 * it is about to come into sight or something else about it changes: of a hundred cards a phone shows three.
 */
export const PositionInSight = memo(function PositionInSight(props: PositionProps) {
  const place = useRef<HTMLLIElement>(null);
  const isInSight = useIsInSight(place);
  const [drawn, setDrawn] = useState(props);
  if (drawn !== props && (isInSight || !hasOnlyMoved(drawn, props))) setDrawn(props);
  return <PositionCard {...drawn} place={place} />;
});
