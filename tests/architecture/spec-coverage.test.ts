import { describe, expect, test } from 'vitest';
import { featureRoutes } from '../../src/app/route-table.ts';
import { routesToCome } from '../../src/core/navigation/routes-to-come.ts';
import { unavailableRoutes } from '../../src/features/unavailable/routes.tsx';
import { read } from '../support/source-files.ts';
import { isExtension, operations as describedHere } from '../wire/specification.ts';
import { callsToCome } from './calls-to-come.ts';
import {
  coverage,
  describedOperations,
  nothingWrong,
  operationsOfPorts,
  readCalls,
  readRoutes,
} from './spec-tables.ts';

const calls = readCalls(read('tests/architecture/tables/calls.tsv'));
const routes = readRoutes(read('tests/architecture/tables/routes.tsv'));

/** So many were to come when the lists were written, and never may there be more. */
const mostCallsToCome = 108;
const mostRoutesToCome = 98;

/** Operations that are described although the specification does not name them. */
const sisters = new Map([
  ['PUT /coin/trade', 'Other servers of this protocol cancel an order this way.'],
  ['PUT /monicoin/trade', 'The same for the simulated account.'],
  ['POST /lever/cancel', 'Other servers of this protocol cancel a contract order this way.'],
  ['POST /monilever/cancel', 'The same for the simulated account.'],
  ['GET /coin/canceltrade', 'Other servers of this protocol cancel an order this way, too.'],
]);

/** What the product has a page for and the specification no call: ours, and marked so. */
const extensions = new Map([
  ['GET /user/coupons', 'Coupons of a person.'],
  ['GET /guess/rounds', 'The rounds of the quiz.'],
  ['POST /guess/bet', 'A bet in the quiz.'],
  ['GET /guess/bets', 'Bets of a person.'],
]);

const isKnownBeside = (operation: string): boolean => sisters.has(operation) || extensions.has(operation);

/** Calls that belong to the transport itself and to no port. */
const ofTheTransport = new Set(['POST /upload']);

describe('calls of the specification', () => {
  const described = new Set(describedOperations());
  const toCome = Object.values(callsToCome).flat();

  test('the table is the whole specification', () => {
    expect(calls).toHaveLength(155);
    expect(new Set(calls.map(({ operation }) => operation)).size).toBe(calls.length);
  });

  test('each one is described, or is on the list of those to come', () => {
    expect(
      coverage(
        calls.map(({ operation }) => operation),
        described,
        toCome,
      ),
    ).toEqual(nothingWrong);
  });

  test('the list has them under their area and only shrinks', () => {
    const areaOf = new Map(calls.map(({ area, operation }) => [operation, area]));
    const strayed = Object.entries(callsToCome).flatMap(([area, operations]) =>
      operations.filter((operation) => areaOf.get(operation) !== area),
    );
    expect(strayed).toEqual([]);
    expect(toCome.length).toBeLessThanOrEqual(mostCallsToCome);
  });

  test('nothing else is described but the known sisters and our own extensions', () => {
    const known = new Set(calls.map(({ operation }) => operation));
    expect([...described].filter((operation) => !known.has(operation) && !isKnownBeside(operation))).toEqual([]);
    expect([...sisters.keys(), ...extensions.keys()].filter((operation) => !described.has(operation))).toEqual([]);
    expect(describedHere.filter((operation) => isExtension(operation) !== extensions.has(operation))).toEqual([]);
  });

  test('each described call is on a port, and each call of a port is described', () => {
    const onPorts = operationsOfPorts();
    expect(
      [...described].filter(
        (operation) => !onPorts.has(operation) && !sisters.has(operation) && !ofTheTransport.has(operation),
      ),
    ).toEqual([]);
    expect([...onPorts].filter((operation) => !described.has(operation))).toEqual([]);
  });
});

describe('routes of the specification', () => {
  const toCome: readonly string[] = Object.values(routesToCome).flat();
  const paths = featureRoutes.map(({ path }): string => path);
  const unavailable = new Set(unavailableRoutes.map(({ path }): string => path));
  const built = new Set(paths.filter((path) => !unavailable.has(path)));

  test('the table is the whole specification', () => {
    expect(routes).toHaveLength(116);
    expect(new Set(routes).size).toBe(routes.length);
  });

  test('each one leads to a screen, or is on the list of those to come', () => {
    expect(coverage(routes, built, toCome)).toEqual(nothingWrong);
  });

  test('those to come lead to the page that says so', () => {
    expect(toCome.filter((path) => !unavailable.has(path))).toEqual([]);
    expect(toCome.length).toBeLessThanOrEqual(mostRoutesToCome);
  });

  test('no route is taken twice, and none is unknown', () => {
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
    expect(paths.filter((path) => !routes.includes(path))).toEqual([]);
  });
});

test('coverage: finds what is forgotten, done twice over, unknown or listed twice', () => {
  expect(coverage(['a', 'b', 'c'], new Set(['a', 'b']), ['b', 'd', 'd'])).toEqual({
    forgotten: ['c'],
    doneButListed: ['b'],
    unknownInList: ['d', 'd'],
    listedTwice: ['d'],
  });
});
