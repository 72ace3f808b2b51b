import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { NewContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { TradingPort } from '../../../../core/ports/trading-port.ts';
import { answerOf, type Answer } from '../../../../core/sending/answer.ts';

/** Sends a contract order once. Never rejects, never repeats. */
export function usePlaceContractOrder(): (order: NewContractOrder) => Promise<Answer> {
  const account = useAccount();
  const queries = useQueryClient();
  return useCallback(
    (order) => answerOf(queries, account.port(TradingPort).placeContractOrder(order)),
    [account, queries],
  );
}
