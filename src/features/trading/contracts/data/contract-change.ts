import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { OrderId } from '../../../../core/domain/orders/spot-order.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { TradingPort } from '../../../../core/ports/trading-port.ts';
import { answerOf } from '../../../../core/sending/answer.ts';
import { findRow } from '../../../../core/sending/find-row.ts';
import { useEarlierChange, useSendChange } from '../../../../core/sending/change/use-send-change.ts';
import type { RequestBook } from '../../../../core/sending/use-money-request.ts';
import type { Way } from '../../../../core/sending/way.ts';
import type { WishCodec } from '../../../../core/sending/kept/wish-codec.ts';
import { useRereadInstruments } from '../../../shared/instruments/data/instruments.ts';
import { endByHand } from '../../../shared/notices/data/ended-here.ts';
import { useRefreshAccount } from '../../orders/data/after-write.ts';
import { useReadContractOrders } from '../../orders/data/contract-orders.ts';

interface OfOrder {
  readonly id: OrderId;
}

/** What is done to one contract order. */
export interface ContractChange<Wish extends OfOrder> {
  readonly book: RequestBook<Wish, ContractOrder>;
  readonly codec: WishCodec<Wish>;
  /** It ends the order. */
  readonly isEnd?: boolean;
  send(port: TradingPort, wish: Wish): Promise<void>;
  /** Whether the order that is meant says that it was done. */
  isDone(order: ContractOrder, wish: Wish): boolean;
}

const idOf = ({ id }: OfOrder): string => id;

function useChangeWay<Wish extends OfOrder>(change: ContractChange<Wish>): Way<Wish, ContractOrder> {
  const account = useAccount();
  const queries = useQueryClient();
  const read = useReadContractOrders();
  return useMemo<Way<Wish, ContractOrder>>(
    () => ({
      ...change.codec,
      effect: 'changed-row',
      send: (wish) => {
        const send = () => answerOf(queries, change.send(account.port(TradingPort), wish));
        return change.isEnd === true
          ? endByHand({ account: account.id, subject: 'contract', ids: [wish.id] }, send)
          : send();
      },
      readRows: ({ id }) => findRow(read, id),
      isTwin: (row, wish) => row.id === wish.id && change.isDone(row, wish),
      nameOf: (wish) => change.codec.write(wish).join('.'),
    }),
    [change, account, queries, read],
  );
}

/** Changes a contract order: sent once, and without an answer the order itself says whether it was done. Reads no list again. */
export function useContractSending<Wish extends OfOrder>(
  change: ContractChange<Wish>,
): (wanted: Wish) => Promise<AppError | undefined> {
  const send = useSendChange(change.book, useChangeWay(change), idOf);
  const rereadInstruments = useRereadInstruments();
  return useCallback(
    async (wanted) => {
      const failure = await send(wanted);
      // No code tells a market that has closed from any other refusal.
      if (failure?.kind === 'server') rereadInstruments();
      return failure;
    },
    [send, rereadInstruments],
  );
}

/** What comes of the same change that an earlier page has sent; undefined where there is none. Sends nothing. */
export const useEarlierContractChange = <Wish extends OfOrder>(
  change: ContractChange<Wish>,
): ((wanted: Wish) => Promise<AppError | undefined> | undefined) =>
  useEarlierChange(change.book, useChangeWay(change), idOf);

/** The same; resolves with why it was not done, or with nothing, when lists and balances are read again. */
export function useContractChange<Wish extends OfOrder>(
  change: ContractChange<Wish>,
): (wanted: Wish) => Promise<AppError | undefined> {
  const refresh = useRefreshAccount();
  const send = useContractSending(change);
  return useCallback(
    async (wanted) => {
      const failure = await send(wanted);
      await refresh();
      return failure;
    },
    [send, refresh],
  );
}
