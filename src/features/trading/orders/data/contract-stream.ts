import { useEffect, useRef } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { ContractMarks } from '../../../../core/domain/orders/contract-order.ts';
import type { CurrencyId } from '../../../../core/domain/market/instrument.ts';
import type { OrderId } from '../../../../core/domain/orders/spot-order.ts';
import { TradingPort } from '../../../../core/ports/trading-port.ts';
import { apart } from '../../../../core/realtime/pace.ts';
import { StreamFamily } from '../../../../core/realtime/shared-subscription.ts';
import { useStream } from '../../../../core/realtime/use-stream.ts';
import { useRefreshAccount } from './after-write.ts';

export interface PositionNews {
  /** By quote currency: each has a separate event. */
  readonly marks: ReadonlyMap<CurrencyId, ContractMarks>;
  /** Everything that was closed since the first listener came. */
  readonly closed: readonly OrderId[];
}

const marked = (marks: ContractMarks): PositionNews => {
  const quoteId = marks.open[0]?.quoteId ?? marks.pending[0]?.quoteId;
  return { marks: new Map(quoteId === undefined ? [] : [[quoteId, marks]]), closed: [] };
};

/** The news so far with one more piece; a closed position is in no picture. */
export function joinNews(previous: PositionNews | undefined, next: PositionNews): PositionNews {
  const closed = [...(previous?.closed ?? []), ...next.closed];
  const gone = new Set(closed);
  const joined = new Map([...(previous?.marks ?? []), ...next.marks]);
  const marks = [...joined].map(
    ([quoteId, one]) => [quoteId, { ...one, open: one.open.filter(({ id }) => !gone.has(id)) }] as const,
  );
  return { marks: new Map(marks), closed };
}

/** Servers push these pictures once a second; one that pushes more often draws a hundred cards no more often than that. */
const leastGapMs = 900;

const positionStreams = new StreamFamily<TradingPort, { all: true }, PositionNews>((trading: TradingPort) => ({
  open: (emit) =>
    trading.watchPositions({
      marked: (marks) => emit(marked(marks)),
      closed: (ids) => emit({ marks: new Map(), closed: ids }),
    }),
  merge: joinNews,
  pace: apart(leastGapMs),
}));

const everything = { all: true } as const;

/** The pushed pictures of all positions; undefined until the server has pushed something. Closings make lists and balances be read again. */
export function usePositionNews(isWanted = true): PositionNews | undefined {
  const account = useAccount();
  const refresh = useRefreshAccount();
  const news = useStream(positionStreams, account.port(TradingPort), isWanted ? everything : undefined);
  const seen = useRef(0);
  const closed = news?.closed.length ?? 0;
  useEffect(() => {
    if (closed > seen.current) void refresh();
    seen.current = closed;
  }, [closed, refresh]);
  return news;
}
