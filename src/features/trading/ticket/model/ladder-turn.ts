import type { RequestState } from '../../../../core/sending/request-state.ts';

export type LadderResult = Exclude<RequestState<unknown>['kind'], 'idle' | 'review' | 'sending' | 'open'>;

/** Nothing was sent yet; the orders are sent in turn; all had their turn, or the rest gets none. */
export type LadderPhase = 'choice' | 'sending' | 'over';

/** One order of a ladder, and its place among the others. */
export interface LadderTurn<Order> {
  readonly order: Order;
  readonly place: number;
  /** It is sent now: those before it have ended. */
  readonly isTurn: boolean;
  readonly onEnd: (result: LadderResult) => void;
  /** It was seen in the list as filled. */
  readonly onFilled: (place: number) => void;
  /** The server has it more than once. */
  readonly onDoubled: () => void;
}

export interface LadderOrderState {
  /** Undefined before its turn. */
  readonly state: RequestState<unknown> | undefined;
  /** How often the server has it, if more than once. */
  readonly copies: number | undefined;
}
