import type { AppError } from '../errors/app-error.ts';
import type { Before, Recorded } from './way.ts';

/** Of two that say the same, which one it is. */
interface Sent<Wish> {
  readonly wish: Wish;
  /** Epoch ms of the server at which it was sent, where no answer came at once; undefined where that was not known. */
  readonly sentAt?: number | undefined;
}

interface Done<Wish, Row extends Recorded> extends Sent<Wish> {
  readonly before: Before;
  readonly rows: readonly Row[];
}

/**
 * The life of one request that moves money.
 *
 *   idle ─review─> review ─send─> sending ─> accepted | refused | elsewhere | open ─> found | not-there | unknown
 *   open and unknown, while the answer may still come ─> accepted | refused
 *   unknown ─check again─> unknown, or ─close─> idle: the person has looked
 *
 * Only `review` leads to `sending`, once: a second call is ignored. While a request is `sending`, `open` or `unknown` no
 * new one can start. A request of an earlier load of the page, or of another tab, comes in as `open`.
 */
export type RequestState<Wish, Row extends Recorded = Recorded> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'review'; readonly wish: Wish }
  | { readonly kind: 'sending'; readonly wish: Wish }
  /** `rows`: the matching new records, newest first; more than one means that the server executed it more than once. */
  | ({ readonly kind: 'accepted' } & Done<Wish, Row>)
  | { readonly kind: 'refused'; readonly wish: Wish; readonly error: AppError }
  /** Another tab is sending the same; `isHere`: it is this one, and a first request, of `sentAt`, has no answer yet. Nothing was sent. */
  | ({ readonly kind: 'elsewhere'; readonly isHere?: boolean } & Sent<Wish>)
  /** No usable answer came: records and balance are being read. */
  | { readonly kind: 'open'; readonly wish: Wish }
  /** The answer was lost, and the records show the effect. */
  | ({ readonly kind: 'found' } & Done<Wish, Row>)
  | ({ readonly kind: 'not-there' } & Sent<Wish>)
  /** `isOver`: looking has ended. `isChecking`: it is looked for once more. `hasFailed`: the server itself reported a failure. `error`: a refusal that is doubted. */
  | ({
      readonly kind: 'unknown';
      readonly isOver?: boolean;
      readonly isChecking?: boolean;
      readonly hasFailed?: boolean;
      readonly error?: AppError | undefined;
    } & Sent<Wish>);

interface AnyState {
  readonly kind: RequestState<never>['kind'];
}

/** It was sent, and its outcome is unknown. */
export const isUnderWay = ({ kind }: AnyState): boolean => kind === 'sending' || kind === 'open' || kind === 'unknown';

/** The server has it, by its answer or by its records. */
export const isDone = <State extends AnyState>(
  state: State,
): state is Extract<State, { readonly kind: 'accepted' | 'found' }> =>
  state.kind === 'accepted' || state.kind === 'found';

/** Its outcome is known. */
export const isSettled = (state: AnyState): boolean =>
  isDone(state) || state.kind === 'refused' || state.kind === 'not-there';
