import { AppError, leavesOutcomeUnknown } from '../../../core/errors/app-error.ts';

/** What an attempt to place an order came to, when it was not accepted. */
export type NotPlaced =
  | { readonly kind: 'refused'; readonly error: AppError }
  /** It may or may not have happened. `isAnswered`: the server said that it failed, so nothing is under way any more. */
  | { readonly kind: 'no-answer'; readonly isAnswered: boolean }
  /** Another tab is sending the same draft; nothing was sent from here. */
  | { readonly kind: 'elsewhere' };

/** What stands between may say these while the server still works on the request: time-outs and broken gateways. */
const statusesOfOthers: ReadonlySet<number> = new Set([408, 499, 502, 503, 504]);
/** Content networks count their own failures from here. */
const firstStatusOfNetworks = 520;

/** An HTTP status of the server itself, which has then finished with the request. */
export const isServersOwn = ({ kind, status }: AppError): boolean =>
  kind === 'bad-status' && status !== undefined && status < firstStatusOfNetworks && !statusesOfOthers.has(status);

/** Never rejects: what was accepted, or why it was not. */
export async function placementAnswer<Accepted>(sent: Promise<Accepted>): Promise<Accepted | NotPlaced> {
  try {
    return await sent;
  } catch (error) {
    if (!(error instanceof AppError)) return { kind: 'no-answer', isAnswered: false };
    if (leavesOutcomeUnknown(error)) return { kind: 'no-answer', isAnswered: isServersOwn(error) };
    return { kind: 'refused', error };
  }
}

/** Of all tabs that hold the draft called `name`, one sends. Browsers without locks still have the lock of the ticket itself. */
export async function inOneTab<Answer>(name: string, send: () => Promise<Answer>): Promise<Answer | NotPlaced> {
  if (!('locks' in navigator)) return send();
  return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock === null ? { kind: 'elsewhere' } : send(),
  );
}
