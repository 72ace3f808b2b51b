import { moniAccount } from '../../src/adapters/moni/moni-account.ts';
import { waysOf } from '../../src/adapters/wire/calls/calls.gen.ts';
import type { DialectName } from '../../src/core/domain/server/dialect-name.ts';
import type { PublicFamily } from '../support/dialect-sandbox.ts';
import { isExtension, isSimulatedToo } from '../wire/specification.ts';

/** The ways of every call of the specification, for real and for simulated money. */
export function specifiedCalls(): readonly (readonly string[])[] {
  const real = Object.values(waysOf).filter(([first]) => !isExtension(first));
  const simulated = real.filter(([first]) => isSimulatedToo(first)).map((ways) => ways.map(moniAccount.operationOf));
  return [...real, ...simulated];
}

/** The first way that a server with these routes takes. */
export const wayAmong = (routes: readonly string[], ways: readonly string[]): string | undefined =>
  ways.find((way) => routes.includes(way) || routes.includes(way.replace(/^\w+/, 'ANY')));

/**
 * What a family does otherwise than the contract suite expects of every server, with the number of the difference in
 * docs/dialects.md. All other cases of the suite hold, writes included.
 */
export const exceptions: Readonly<Record<PublicFamily, Readonly<Record<string, number>>>> = {
  a: { 'reportDeposit: status': 27, 'placeDeposit: status': 50 },
  b: { 'placeDeposit: status': 50 },
  c: {
    'candles: promise': 39,
    'placeSpotOrder: promise': 3,
    'optionResult: refused': 10,
    'withdrawalTerms: status': 73,
    'dualProducts: promise': 47,
    'dualHoldings: code': 47,
    'dualHoldings: promise': 47,
    'placeDeposit: status': 50,
  },
  d: { 'placeDeposit: status': 50 },
};

/** For whom a difference remains, by its number; the app handles what has no entry. */
export const remaining: Readonly<Record<number, string>> = { 73: 'currencies without a wallet' };

/** The number of a difference of this family. */
export const knownDifference = (family: DialectName, call: string, kind: string): number | undefined =>
  family === 'standard' ? undefined : exceptions[family][`${call}: ${kind}`];
