import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readProgram } from '../../core/config/program.ts';
import { usePort } from '../../core/di/use-port.ts';
import type { InstrumentList } from '../../core/domain/market/instrument.ts';
import { Session } from '../../core/platform/session.ts';
import { MarketPort } from '../../core/ports/market-port.ts';
import { rootKey } from '../../core/query/account-key.ts';
import { Clock } from '../../core/time/clock.ts';
import { useQuoteBoard } from '../../features/shared/quotes/data/use-quote-board.ts';
import { keptPrefix } from '../brand/kept-place.ts';
import { keepLastRead } from './keep-last-read.ts';
import { lastReadStore } from './last-read-store.ts';

const isListOfPairs = (key: readonly unknown[], data: unknown): data is InstrumentList =>
  key.join(' ') === rootKey(MarketPort, 'instruments').join(' ') && typeof data === 'object';

/** Keeps the last answers of real servers for visits without them. */
export function LastReadCompanion() {
  const queries = useQueryClient();
  const session = usePort(Session);
  const clock = usePort(Clock);
  const board = useQuoteBoard();
  useEffect(() => {
    const { version, build = '' } = readProgram();
    return keepLastRead({
      queries,
      session,
      clock,
      store: lastReadStore(`${keptPrefix()}last-read`),
      build: `${version} ${build}`,
      onRestore: (key, data) => {
        if (isListOfPairs(key, data)) board.takeKept(data);
      },
    });
  }, [queries, session, clock, board]);
  return undefined;
}
