import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { OrderId, SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { TradingPort } from '../../../../core/ports/trading-port.ts';
import { answerOf } from '../../../../core/sending/answer.ts';
import { findRow } from '../../../../core/sending/find-row.ts';
import { useEarlierChange, useSendChange } from '../../../../core/sending/change/use-send-change.ts';
import { RequestBook } from '../../../../core/sending/use-money-request.ts';
import type { Way } from '../../../../core/sending/way.ts';
import { wishOf, words } from '../../../../core/sending/kept/wish-codec.ts';
import { endByHand } from '../../../shared/notices/data/ended-here.ts';
import { useRefreshAccount } from '../../orders/data/after-write.ts';
import { useReadSpotOrders } from '../../orders/data/spot-orders.ts';

const book = new RequestBook<OrderId, SpotOrder>('spot-cancel');
const codec = wishOf<{ id: OrderId }>({ id: words });
const idOf = (id: OrderId): string => id;

function useCancelWay(): Way<OrderId, SpotOrder> {
  const account = useAccount();
  const queries = useQueryClient();
  const read = useReadSpotOrders();
  return useMemo<Way<OrderId, SpotOrder>>(
    () => ({
      effect: 'changed-row',
      send: (id) =>
        endByHand({ account: account.id, subject: 'spot', ids: [id] }, () =>
          answerOf(queries, account.port(TradingPort).cancelSpotOrder({ id })),
        ),
      readRows: (id) => findRow(read, id),
      isTwin: (row, id) => row.id === id && row.status === 'cancelled',
      nameOf: idOf,
      write: (id) => codec.write({ id }),
      read: (fields) => codec.read(fields)?.id,
    }),
    [account, queries, read],
  );
}

/** Sends one cancellation, once; without an answer the order itself shows whether it is cancelled. Reads nothing again. */
export const useSpotCancellation = (): ((id: OrderId) => Promise<AppError | undefined>) =>
  useSendChange(book, useCancelWay(), idOf);

/** What comes of a cancellation that an earlier page has sent; undefined where there is none. Sends nothing. */
export const useEarlierSpotCancellation = (): ((id: OrderId) => Promise<AppError | undefined> | undefined) =>
  useEarlierChange(book, useCancelWay(), idOf);

/**
 * Cancels one order. Sent once; resolves with the failure, or with nothing. Every answer refetches lists and balances.
 * Without an answer the order itself shows whether it is cancelled.
 */
export function useCancelSpotOrder(): (id: OrderId) => Promise<AppError | undefined> {
  const cancel = useSpotCancellation();
  const refresh = useRefreshAccount();
  return useCallback(
    async (id) => {
      const failure = await cancel(id);
      await refresh();
      return failure;
    },
    [cancel, refresh],
  );
}
