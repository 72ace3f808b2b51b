import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isDone, isUnderWay } from '../../../../core/sending/request-state.ts';
import type { SentOnce } from '../../../../core/sending/use-money-request.ts';

/**
 * Clears the form once the request is done, in the same render that says so; with an unknown outcome the text stays.
 * The cleared state may belong to a parent. A request that was done before the form mounted clears nothing.
 */
export function useClearedWhenDone<Wish>({ state }: Pick<SentOnce<Wish>, 'state'>, clear: () => void): void {
  const wasUnderWay = useRef(false);
  const isOver = isDone(state);
  const isGoing = isUnderWay(state) || state.kind === 'elsewhere';
  const finish = useEffectEvent(clear);
  useLayoutEffect(() => {
    if (isOver && wasUnderWay.current) finish();
    wasUnderWay.current = isGoing;
  }, [isOver, isGoing]);
}
