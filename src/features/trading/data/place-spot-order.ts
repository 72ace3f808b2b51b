import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import type { NewSpotOrder } from '../../../core/domain/spot-order.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { TradingPort } from '../../../core/ports/trading-port.ts';
import { inOneTab, placementAnswer, type NotPlaced } from './placement-answer.ts';

/** What the one attempt to place an order came to. */
export type PlacementAnswer = { readonly kind: 'accepted' } | NotPlaced;

/** Sends an order once. Never rejects, never repeats; `draftId` names the draft that other tabs may hold too. */
export function usePlaceSpotOrder(): (order: NewSpotOrder, draftId: string) => Promise<PlacementAnswer> {
  const account = useAccount();
  const { mutateAsync } = useMutation<void, AppError, NewSpotOrder>({
    mutationFn: (order) => account.port(TradingPort).placeSpotOrder(order),
  });
  return useCallback(
    (order, draftId) =>
      inOneTab<PlacementAnswer>(`tandem.place.${account.id}.${draftId}`, () =>
        placementAnswer(mutateAsync(order).then(() => ({ kind: 'accepted' }) as const)),
      ),
    [account, mutateAsync],
  );
}
