import { useCallback, useReducer, useRef } from 'react';
import {
  nextRequestState,
  type RequestAnswer,
  type RequestEvent,
  type RequestState,
  type RequestTrace,
} from '../model/one-request.ts';

export interface OneRequest<Wish> {
  readonly state: RequestState<Wish>;
  review(wish: Wish): void;
  /** Sends what is under review: once, however often it is called. */
  send(): void;
  checkAgain(): void;
  close(): void;
}

interface Ways<Wish> {
  readonly send: (wish: Wish) => Promise<RequestAnswer>;
  /** Looks for a request whose answer was lost. */
  readonly trace: (wish: Wish) => Promise<RequestTrace>;
}

/** One request after the other, each sent once. */
export function useOneRequest<Wish>({ send, trace }: Ways<Wish>): OneRequest<Wish> {
  const [state, tell] = useReducer<RequestState<Wish>, [RequestEvent<Wish>]>(nextRequestState, { kind: 'idle' });
  // Taps come faster than renders.
  const isLocked = useRef(false);
  const look = useCallback(
    async (wish: Wish) => tell({ type: 'traced', trace: await trace(wish).catch(() => 'unknown' as const) }),
    [trace],
  );
  const wish = state.kind === 'idle' ? undefined : state.wish;
  const isReady = state.kind === 'review';
  const sendOnce = useCallback(() => {
    if (!isReady || wish === undefined || isLocked.current) return;
    isLocked.current = true;
    tell({ type: 'send' });
    void send(wish).then((answer) => {
      isLocked.current = false;
      tell({ type: 'answered', answer });
      if (answer.kind === 'no-answer') void look(wish);
    });
  }, [isReady, wish, send, look]);
  const checkAgain = useCallback(() => {
    if (wish === undefined) return;
    tell({ type: 'check-again' });
    void look(wish);
  }, [wish, look]);
  return {
    state,
    review: useCallback((next: Wish) => tell({ type: 'review', wish: next }), []),
    send: sendOnce,
    checkAgain,
    close: useCallback(() => tell({ type: 'close' }), []),
  };
}
