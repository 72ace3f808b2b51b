import { useMemo } from 'react';
import type { ContractOrder } from '../../../core/domain/orders/contract-order.ts';
import type { LeadTraderDetail } from '../../../core/domain/products/copy-trading.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { findRow } from '../../../core/sending/find-row.ts';
import { useSendChange } from '../../../core/sending/change/use-send-change.ts';
import { RequestBook } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { wishOf, words } from '../../../core/sending/kept/wish-codec.ts';
import { useReadContracts } from '../data/copies.ts';
import { useTakeOver, useUnfollow } from '../data/following.ts';
import { useReadTrader } from '../data/traders.ts';

const endings = new RequestBook<string, LeadTraderDetail>('unfollow');
const takeovers = new RequestBook<string, ContractOrder>('take-over');
const codec = wishOf<{ id: string }>({ id: words });
const itself = (id: string): string => id;
const byId: Pick<Way<string, never>, 'effect' | 'nameOf' | 'write' | 'read'> = {
  effect: 'changed-row',
  nameOf: itself,
  write: (id) => codec.write({ id }),
  read: (fields) => codec.read(fields)?.id,
};

/** Stops following a trader, sent once. Without an answer it reads the trader to learn the outcome. */
export function useEndFollowing(): (traderId: string) => Promise<AppError | undefined> {
  const send = useUnfollow();
  const readTrader = useReadTrader();
  const way = useMemo<Way<string, LeadTraderDetail>>(
    () => ({
      ...byId,
      send,
      readRows: async (id) => [await readTrader(id)],
      isTwin: ({ isFollowed }) => !isFollowed,
    }),
    [send, readTrader],
  );
  return useSendChange(endings, way, itself);
}

/** Takes over a copied position, sent once. Without an answer it reads the position to learn the outcome. */
export function useMakeOwn(): (orderId: string) => Promise<AppError | undefined> {
  const send = useTakeOver();
  const read = useReadContracts();
  const way = useMemo<Way<string, ContractOrder>>(
    () => ({
      ...byId,
      send,
      readRows: (id) => findRow(read, id),
      isTwin: (row, id) => row.id === id && row.kind === 'own',
    }),
    [send, read],
  );
  return useSendChange(takeovers, way, itself);
}
