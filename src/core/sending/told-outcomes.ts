import type { Unsubscribe } from '../platform/realtime-transport.ts';
import type { RequestState } from './request-state.ts';

/** A state that a request came to, or `doubled`: there are more records than requests. */
export type ToldOutcome = RequestState<never>['kind'] | 'doubled';

let listener: ((outcome: ToldOutcome) => void) | undefined;

/** Hears how requests that move money go, and nothing of what they say. */
export function watchOutcomes(next: (outcome: ToldOutcome) => void): Unsubscribe {
  listener = next;
  return () => {
    if (listener === next) listener = undefined;
  };
}

export const tellOutcome = (outcome: ToldOutcome): void => listener?.(outcome);
