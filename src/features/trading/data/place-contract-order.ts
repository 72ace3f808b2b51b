import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import type { NewContractOrder } from '../../../core/domain/contract-order.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { TradingPort } from '../../../core/ports/trading-port.ts';
import type { PlacementAnswer } from './place-spot-order.ts';
import { inOneTab, placementAnswer } from './placement-answer.ts';

/** Sends a contract order once. Never rejects, never repeats; `draftId` names the draft that other tabs may hold too. */
export function usePlaceContractOrder(): (order: NewContractOrder, draftId: string) => Promise<PlacementAnswer> {
  const account = useAccount();
  const { mutateAsync } = useMutation<void, AppError, NewContractOrder>({
    mutationFn: (order) => account.port(TradingPort).placeContractOrder(order),
  });
  return useCallback(
    (order, draftId) =>
      inOneTab<PlacementAnswer>(`tandem.place.contract.${account.id}.${draftId}`, () =>
        placementAnswer(mutateAsync(order).then(() => ({ kind: 'accepted' }) as const)),
      ),
    [account, mutateAsync],
  );
}
