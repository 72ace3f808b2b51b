import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import type { NewSecondsOrder, SecondsOrder } from '../../../core/domain/seconds-option.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { OptionsPort } from '../../../core/ports/options-port.ts';
import { useLearnServerZone } from '../../shared/server/data/learn-server-zone.ts';
import { inOneTab, placementAnswer, type NotPlaced } from './placement-answer.ts';

/** What the one attempt to open an option came to. */
export type SecondsPlacement = { readonly kind: 'accepted'; readonly order: SecondsOrder } | NotPlaced;

/** Sends an option once. Never rejects, never repeats; `draftId` names the draft that other tabs may hold too. */
export function usePlaceSecondsOrder(): (order: NewSecondsOrder, draftId: string) => Promise<SecondsPlacement> {
  const account = useAccount();
  const { mutateAsync } = useMutation<SecondsOrder, AppError, NewSecondsOrder>({
    mutationFn: (order) => account.port(OptionsPort).placeSecondsOrder(order),
  });
  const learnZone = useLearnServerZone();
  return useCallback(
    (wish, draftId) =>
      inOneTab<SecondsPlacement>(`tandem.seconds.${account.id}.${draftId}`, () =>
        placementAnswer(
          mutateAsync(wish).then((order) => {
            learnZone(order.createdAt);
            return { kind: 'accepted', order } as const;
          }),
        ),
      ),
    [account, mutateAsync, learnZone],
  );
}
