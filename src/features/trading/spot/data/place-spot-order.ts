import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { NewSpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { TradingPort } from '../../../../core/ports/trading-port.ts';
import { answerOf, type Answer } from '../../../../core/sending/answer.ts';

/** Sends an order once. Never rejects, never repeats. */
export function usePlaceSpotOrder(): (order: NewSpotOrder) => Promise<Answer> {
  const account = useAccount();
  const queries = useQueryClient();
  return useCallback((order) => answerOf(queries, account.port(TradingPort).placeSpotOrder(order)), [account, queries]);
}
