import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import type { NewSpotOrder } from '../../../core/domain/spot-order.ts';
import { AppError, leavesOutcomeUnknown } from '../../../core/errors/app-error.ts';
import { TradingPort } from '../../../core/ports/trading-port.ts';

/** What the one attempt to place an order came to. */
export type PlacementAnswer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly error: AppError }
  /** It may or may not have happened. `isAnswered`: the server said that it failed, so nothing is under way any more. */
  | { readonly kind: 'no-answer'; readonly isAnswered: boolean }
  /** Another tab is sending the same draft; nothing was sent from here. */
  | { readonly kind: 'elsewhere' };

/** Sends an order once. Never rejects, never repeats; `draftId` names the draft that other tabs may hold too. */
export function usePlaceSpotOrder(): (order: NewSpotOrder, draftId: string) => Promise<PlacementAnswer> {
  const account = useAccount();
  const { mutateAsync } = useMutation<void, AppError, NewSpotOrder>({
    mutationFn: (order) => account.port(TradingPort).placeSpotOrder(order),
  });
  return useCallback(
    (order, draftId) => inOneTab(`tandem.place.${account.id}.${draftId}`, () => answerOf(mutateAsync(order))),
    [account, mutateAsync],
  );
}

/** What stands between may say these while the server still works on the request: time-outs and broken gateways. */
const statusesOfOthers: ReadonlySet<number> = new Set([408, 499, 502, 503, 504]);
/** Content networks count their own failures from here. */
const firstStatusOfNetworks = 520;

/** An HTTP status of the server itself, which has then finished with the request. */
export const isServersOwn = ({ kind, status }: AppError): boolean =>
  kind === 'bad-status' && status !== undefined && status < firstStatusOfNetworks && !statusesOfOthers.has(status);

async function answerOf(sent: Promise<void>): Promise<PlacementAnswer> {
  try {
    await sent;
    return { kind: 'accepted' };
  } catch (error) {
    if (!(error instanceof AppError)) return { kind: 'no-answer', isAnswered: false };
    if (leavesOutcomeUnknown(error)) return { kind: 'no-answer', isAnswered: isServersOwn(error) };
    return { kind: 'refused', error };
  }
}

/** Browsers without locks still have the lock of the ticket itself. */
async function inOneTab(name: string, send: () => Promise<PlacementAnswer>): Promise<PlacementAnswer> {
  if (!('locks' in navigator)) return send();
  return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock === null ? { kind: 'elsewhere' } : send(),
  );
}
