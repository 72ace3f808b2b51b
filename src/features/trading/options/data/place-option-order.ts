import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { NewOptionOrder, OptionOrder } from '../../../../core/domain/orders/option.ts';
import { OptionsPort } from '../../../../core/ports/options-port.ts';
import { answerWithRow, type Answer } from '../../../../core/sending/answer.ts';
import { useLearnServerZone } from '../../../shared/server/data/learn-server-zone.ts';

/** Sends an option once. Never rejects, never repeats. */
export function usePlaceOptionOrder(): (order: NewOptionOrder) => Promise<Answer<OptionOrder>> {
  const account = useAccount();
  const queries = useQueryClient();
  const learnZone = useLearnServerZone();
  return useCallback(
    async (wish) => {
      const answer = await answerWithRow(queries, account.port(OptionsPort).placeOptionOrder(wish));
      if (answer.kind === 'accepted' && answer.row !== undefined) learnZone(answer.row.createdAt);
      return answer;
    },
    [account, queries, learnZone],
  );
}
