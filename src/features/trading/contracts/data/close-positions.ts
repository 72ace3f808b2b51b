import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { OrderId } from '../../../../core/domain/orders/spot-order.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { TradingPort, type PairIds, type PositionsToClose } from '../../../../core/ports/trading-port.ts';
import { answerOf } from '../../../../core/sending/answer.ts';
import { findRows } from '../../../../core/sending/find-row.ts';
import { useSendChange } from '../../../../core/sending/change/use-send-change.ts';
import { RequestBook } from '../../../../core/sending/use-money-request.ts';
import type { Recorded, Way } from '../../../../core/sending/way.ts';
import { listOf, maybe, oneOf, part, wishOf, words } from '../../../../core/sending/kept/wish-codec.ts';
import { endByHand } from '../../../shared/notices/data/ended-here.ts';
import { useRefreshAccount } from '../../orders/data/after-write.ts';
import { useReadContractOrders } from '../../orders/data/contract-orders.ts';

/** The positions to close, with those that the person saw: they show whether it was done. */
export interface ClosingWish extends PositionsToClose {
  readonly ids: readonly OrderId[];
}

/** All positions of a wish in one: the server takes them together. */
interface Together extends Recorded {
  readonly areClosing: boolean;
}

const book = new RequestBook<ClosingWish, Together>('positions-close');
const codec = wishOf<ClosingWish>({
  side: oneOf(['all', 'long', 'short']),
  pair: maybe(part(wishOf<PairIds>({ baseId: words, quoteId: words }))),
  ids: listOf(words),
});
const nameOf = (wish: ClosingWish): string => codec.write(wish).join('.');
/** One after the other: a position may be meant by several. */
const subjectOf = (): string => '';

const isClosing = ({ status }: ContractOrder): boolean => status === 'closing' || status === 'closed';

/** Fails if they differ: a level may have closed some of them, and a halted market keeps some open. */
function together(wish: ClosingWish, orders: readonly ContractOrder[]): readonly [Together] {
  const closing = orders.filter(isClosing).length;
  if (orders.length === 0 || (closing > 0 && closing < orders.length))
    throw new AppError('unexpected-shape', '', { detail: 'the positions do not tell' });
  return [{ id: nameOf(wish), areClosing: closing > 0 }];
}

/**
 * Asks for many positions to be closed, which takes a moment: each of them is first `closing`, then `closed` or open again.
 * Sent once, and without an answer the positions say whether it was done. Resolves with why it failed, or with nothing.
 */
export function useClosePositions(): (wanted: ClosingWish) => Promise<AppError | undefined> {
  const account = useAccount();
  const queries = useQueryClient();
  const refresh = useRefreshAccount();
  const read = useReadContractOrders();
  const way = useMemo<Way<ClosingWish, Together>>(
    () => ({
      ...codec,
      effect: 'changed-row',
      send: ({ side, pair, ids }) => {
        const wanted = { side, ...(pair === undefined ? {} : { pair }) };
        return endByHand({ account: account.id, subject: 'contract', ids }, () =>
          answerOf(queries, account.port(TradingPort).closePositions(wanted)),
        );
      },
      readRows: async (wish) => together(wish, await findRows(read, wish.ids)),
      isTwin: ({ id, areClosing }, wish) => areClosing && id === nameOf(wish),
      nameOf,
    }),
    [account, queries, read],
  );
  const send = useSendChange(book, way, subjectOf);
  return useCallback(
    async (wanted) => {
      const failure = await send(wanted);
      await refresh();
      return failure;
    },
    [send, refresh],
  );
}
