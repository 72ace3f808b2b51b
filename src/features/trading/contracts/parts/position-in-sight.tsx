import { memo, useRef, useState } from 'react';
import { useIsInSight } from '../../../../core/ui/use-is-in-sight.ts';
import { PositionCard, type PositionCardProps } from './position-card.tsx';

type PositionProps = Omit<PositionCardProps, 'place'>;

/** What follows the price, second by second. */
const followsPrice: ReadonlySet<string> = new Set(['lastPrice', 'profit']);

const none: ReadonlySet<string> = new Set();

const isSame = <Value extends object>(one: Value, other: Value, left: ReadonlySet<string> = none): boolean =>
  Object.keys({ ...one, ...other }).every(
    (key) => left.has(key) || Object.is(Reflect.get(one, key), Reflect.get(other, key)),
  );

const inParts: ReadonlySet<string> = new Set(['position', 'view']);
const hasOnlyMoved = (drawn: PositionProps, next: PositionProps): boolean =>
  isSame(drawn, next, inParts) && isSame(drawn.position, next.position, followsPrice);

/** A picture of all positions makes each of them anew, also those of pairs whose price has not changed. */
const hasNoNews = (drawn: PositionProps, next: PositionProps): boolean =>
  isSame(drawn, next, inParts) && isSame(drawn.position, next.position) && isSame(drawn.view, next.view);

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
}, hasNoNews);
