import { AppError } from '../../src/core/errors/app-error.ts';
import { isOperation, type HttpTransport, type Operation } from '../../src/core/platform/http-transport.ts';
import { operations, sistersOf } from '../wire/specification.ts';
import type { ToldRoutes } from './told-routes.ts';

const verbs = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** Whether a server answers: any answer in the envelope of the protocol. */
async function answers(operation: Operation, http: HttpTransport): Promise<boolean> {
  try {
    await http.call(operation);
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.kind === 'server' || error.kind === 'session-expired' || error.kind === 'verification-required';
  }
}

/** How a way is looked for without a token and without fields. */
export type Search = (way: Operation) => Promise<boolean>;

/** Sends it, whatever its verb. */
export const bySending =
  (http: HttpTransport): Search =>
  (way) =>
    answers(way, http);

/** Sends nothing that could act on a server. */
export const byAskingForRoutes =
  (http: HttpTransport, routes: ToldRoutes): Search =>
  async (way) =>
    way.startsWith('GET ') ? answers(way, http) : (await routes.of(way)).routing === 'there';

/** Other verbs and paths under which a server has a call that is missing. */
export async function findSisters(operation: string, isThere: Search): Promise<readonly string[]> {
  const path = operation.slice(operation.indexOf(' ') + 1);
  // The simulated account has what the real one has, under other first segments.
  const isSimulated = path.startsWith('/moni');
  const known = sistersOf(operation.replace(' /moni', ' /'));
  const sisters = known.map((sister) => (isSimulated ? sister.replace(' /', ' /moni') : sister));
  // The same path by another verb may be another call, which is no way of this one.
  const byVerb = verbs.map((verb) => `${verb} ${path}`).filter((candidate) => !operations.includes(candidate));
  const candidates = [...new Set([...sisters, ...byVerb])];
  const found: string[] = [];
  for (const candidate of candidates.filter((one) => one !== operation))
    if (isOperation(candidate) && (await isThere(candidate))) found.push(candidate);
  return found;
}
