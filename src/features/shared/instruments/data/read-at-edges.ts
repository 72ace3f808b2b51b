import { useEffect } from 'react';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import type { MarketCategory } from '../../../../core/domain/market/instrument.ts';
import { nextEdge } from '../../../../core/domain/market/market-hours.ts';
import { Clock, ServerClock } from '../../../../core/time/clock.ts';
import { useRereadInstruments } from './instruments.ts';

/** The server's clock may be found to be another meanwhile, and that of the demo is moved. */
const lookAgainMs = 5_000;
/** A server may be late with what its hours say; each reading waits this long for the one before. */
const readsAfterMs = [300, 2_000, 8_000, 20_000];

/** Reads the list of pairs at the moment at which the hours of a market begin or end, and some more times if that comes late. */
export function useReadAtEdges(category: MarketCategory): void {
  const clock = usePort(Clock);
  const server = usePort(ServerClock);
  const { marketHours } = useRuntimeConfig();
  const reread = useRereadInstruments();
  useEffect(() => {
    let cancel = (): void => undefined;
    const wait = (): void => {
      const edge = nextEdge(marketHours, category, server.now());
      if (edge !== undefined) look(edge);
    };
    const look = (edge: number): void => {
      const left = edge - server.now();
      if (left <= 0) read(0);
      else cancel = clock.after(Math.min(left, lookAgainMs), () => look(edge));
    };
    const read = (done: number): void => {
      const delay = readsAfterMs[done];
      if (delay === undefined) {
        wait();
        return;
      }
      cancel = clock.after(delay, () => {
        reread();
        read(done + 1);
      });
    };
    wait();
    return () => cancel();
  }, [clock, server, marketHours, category, reread]);
}
