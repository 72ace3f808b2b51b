import { describe, expect, test } from 'vitest';
import { featureRoutes } from '../../src/app/routes/feature-routes.gen.ts';
import { moniAccount } from '../../src/adapters/moni/moni-account.ts';
import { waysOf } from '../../src/adapters/wire/calls/calls.gen.ts';
import { read } from '../support/source-files.ts';
import { isExtension, isSimulatedToo, operations } from '../wire/specification.ts';
import { readCalls, readRoutes } from './spec-tables.ts';

const calls = readCalls(read('tests/architecture/tables/calls.tsv'));
const routes = readRoutes(read('tests/architecture/tables/routes.tsv'));

/** Operations that are described although the specification does not name them. */
const sisters = new Map([
  ['PUT /coin/trade', 'Other servers of this protocol cancel an order this way.'],
  ['PUT /monicoin/trade', 'The same for the simulated account.'],
  ['POST /lever/cancel', 'Other servers of this protocol cancel a contract order this way.'],
  ['POST /monilever/cancel', 'The same for the simulated account.'],
  ['GET /mailMessage/getCount', 'Other servers of this protocol count messages this way.'],
  ['GET /paymentslist', 'Other servers of this protocol take deposits through payment channels.'],
  ['POST /lh/deposit/withdraw', 'Another server of this protocol keeps interest in an order, to be taken out.'],
  ['GET /coin/canceltrade', 'Other servers of this protocol cancel an order this way, too.'],
]);

/** Ours, and marked so: what the product has a page for and the specification no call. */
const isKnownBeside = (operation: string): boolean => sisters.has(operation) || isExtension(operation);

/** Calls that belong to the transport itself and to no port. */
const ofTheTransport = new Set(['POST /upload']);

describe('calls of the specification', () => {
  const described = new Set(operations);

  test('the table is the whole specification', () => {
    expect(calls).toHaveLength(155);
    expect(new Set(calls.map(({ operation }) => operation)).size).toBe(calls.length);
  });

  test('each one is described', () => {
    expect(calls.map(({ operation }) => operation).filter((operation) => !described.has(operation))).toEqual([]);
  });

  test('nothing else is described but the known sisters and our own extensions', () => {
    const known = new Set(calls.map(({ operation }) => operation));
    expect([...described].filter((operation) => !known.has(operation) && !isKnownBeside(operation))).toEqual([]);
    expect([...sisters.keys()].filter((operation) => !described.has(operation))).toEqual([]);
    expect(calls.filter(({ operation }) => isExtension(operation))).toEqual([]);
  });

  test('each described call is on a port, and each call of a port is described', () => {
    const real = Object.values(waysOf).flat();
    const simulated = real.filter((operation) => isSimulatedToo(operation)).map(moniAccount.operationOf);
    const onPorts = new Set<string>([...real, ...simulated]);
    expect(
      [...described].filter(
        (operation) => !onPorts.has(operation) && !sisters.has(operation) && !ofTheTransport.has(operation),
      ),
    ).toEqual([]);
    expect(Object.values(waysOf).filter((ways) => !ways.some((way) => described.has(way)))).toEqual([]);
  });
});

describe('routes of the specification', () => {
  const paths = featureRoutes.map(({ path }): string => path);

  test('the table is the whole specification', () => {
    expect(routes).toHaveLength(116);
    expect(new Set(routes).size).toBe(routes.length);
  });

  test('each one leads to a screen', () => {
    expect(routes.filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('no route is taken twice, and none is unknown but those of our own', () => {
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
    expect(paths.filter((path) => !routes.includes(path) && !/^\/(products|journal)(\/|$)/.test(path))).toEqual([]);
  });
});
