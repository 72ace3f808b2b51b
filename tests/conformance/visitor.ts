import { callByWays } from '../../src/adapters/wire/calls/call.ts';
import { HttpTransport } from '../../src/core/platform/http-transport.ts';
import { KnownCalls, type Ways } from '../../src/core/platform/known-calls.ts';
import type { Client } from '../contract/client.ts';
import { isExtension, isOpenToVisitors } from '../wire/specification.ts';
import type { Examination } from './examination.ts';
import { httpOperations, waysTo, type RowBook } from './row-book.ts';
import { byAskingForRoutes, bySending, findSisters } from './sisters.ts';
import type { ToldRoutes } from './told-routes.ts';
import { isReading } from './written-calls.ts';

interface Parts {
  readonly client: Client;
  readonly examination: Examination;
  readonly book: RowBook;
  readonly routes: ToldRoutes;
  /** Whether calls that act are sent too, without a token and without fields. */
  readonly sendsWrites: boolean;
}

/** Looks for the way by which a server takes a call, without sending anything that acts. */
async function lookFor(ways: Ways, { client, examination, book, routes }: Parts): Promise<void> {
  const http = client.container.get<HttpTransport>(HttpTransport);
  const record = book.of(ways[0]);
  for (const way of ways) {
    if (isReading(way)) await examination.askAsVisitor(way, () => http.call(way));
    else {
      const { routing, status } = await routes.of(way);
      const missing = { kind: 'missing', at: 'HTTP status', expected: '200', got: String(status) } as const;
      if (routing === 'lacking') record.lack(way, { ...missing, stopsApp: true });
      if (routing === 'there') record.take(way);
    }
    if (record.isTaken()) return;
  }
}

/** Every guarded call without a token: what is sent must be answered with 999. */
export async function examineAsVisitor(parts: Parts): Promise<void> {
  const { client, examination, book, routes, sendsWrites } = parts;
  const http = client.container.get<HttpTransport>(HttpTransport);
  const known = client.container.get<KnownCalls>(KnownCalls);
  const isThere = sendsWrites ? bySending(http) : byAskingForRoutes(http, routes);
  for (const operation of httpOperations.filter((one) => !isOpenToVisitors(one) && !isExtension(one))) {
    const ways = waysTo(operation);
    if (sendsWrites || ways.every(isReading))
      await examination.askAsVisitor(operation, () => callByWays({ http, known }, ways));
    else await lookFor(ways, parts);
    const record = book.of(operation);
    if (record.hasFound('missing')) record.explainMissing(await findSisters(operation, isThere));
  }
}
