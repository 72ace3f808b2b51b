import type { QueryClient } from '@tanstack/react-query';
import type { Ports } from '../../../../core/di/use-port.ts';
import { Clock } from '../../../../core/time/clock.ts';
import { DialectSource } from '../../../../core/platform/dialect-source.ts';
import { MarketPort } from '../../../../core/ports/market-port.ts';
import { RealtimeTransport } from '../../../../core/platform/realtime-transport.ts';
import { SitePort } from '../../../../core/ports/site-port.ts';
import { instrumentsQuery } from '../../instruments/data/instruments.ts';
import { quoteBoardOf } from '../../quotes/data/quote-board.ts';
import { siteConfigurationQuery } from '../../site/data/site.ts';

/** A page waits at most this long for a silent server, then uses the guess until the answer comes. */
const longestMs = 10_000;

/**
 * Reads the answers that identify the family: the site's configuration, and the pairs if that leaves it open. Answers
 * that were read before are not requested again. Never fails: the page's own calls report a problem with the server.
 */
export async function findFamily(ports: Ports, queries: QueryClient): Promise<void> {
  const market = ports.get(MarketPort);
  const realtime = ports.get(RealtimeTransport);
  const clock = ports.get(Clock);
  const ask = async (): Promise<void> => {
    await queries.query(siteConfigurationQuery(ports.get(SitePort)));
    if (!ports.get(DialectSource).isKnown())
      await queries.query(instrumentsQuery(quoteBoardOf({ market, realtime, clock })));
  };
  await Promise.race([
    ask().catch(() => undefined),
    new Promise<void>((end) => {
      clock.after(longestMs, end);
    }),
  ]);
}
