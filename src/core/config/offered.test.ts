import { describe, expect, test } from 'vitest';
import { routes } from '../navigation/routes.ts';
import { isOffered, offeredInstrument } from './offered.ts';
import { switchOf, type ProductArea } from './product-areas.ts';
import { parseRuntimeConfig } from './runtime-config.ts';

const without = (...areas: readonly ProductArea[]) =>
  parseRuntimeConfig({ products: Object.fromEntries(areas.map((area) => [switchOf(area), false])) }).products;

const pathsIn = (tree: object): readonly string[] =>
  Object.values(tree).flatMap((branch: unknown) =>
    typeof branch === 'string' ? [branch] : typeof branch === 'object' && branch !== null ? pathsIn(branch) : [],
  );
const goneWith = (...areas: readonly ProductArea[]): readonly string[] =>
  pathsIn(routes).filter((path) => !isOffered(without(...areas), path));

describe('isOffered', () => {
  test('isOffered: everything is there when nothing is switched off', () => {
    expect(goneWith()).toEqual([]);
  });

  test.each<[ProductArea, readonly string[]]>([
    ['nft', pathsIn(routes.nft)],
    ['simulated', pathsIn(routes.moni)],
    ['forex', pathsIn(routes.forex)],
    ['quiz', [routes.game.game]],
    ['copyTrading', [...pathsIn(routes.copytrade), ...pathsIn(routes.follow)]],
    ['c2c', [routes.common.c2c, routes.common.c2cshow]],
    ['quickBuy', []],
    ['options', [routes.transaction.optionOrder, routes.moni.optionOrder, routes.forex.optionOrder]],
  ])('isOffered: without %s exactly its own addresses are gone', (area, paths) => {
    expect(goneWith(area).toSorted()).toEqual(paths.toSorted());
  });

  test('isOffered: an address with a question is judged by its path', () => {
    expect(isOffered(without('simulated'), `${routes.moni.index}?symbol=BTC/USDT`)).toBe(false);
  });

  test('isOffered: the trade tab goes with the last product, the chart of a pair stays', () => {
    expect(isOffered(without('spot', 'contracts'), routes.transaction.index)).toBe(true);
    const nothing = without('spot', 'contracts', 'options');
    expect([routes.transaction.index, routes.transaction.currency].map((path) => isOffered(nothing, path))).toEqual([
      false,
      true,
    ]);
  });
});

describe('offeredInstrument', () => {
  const pair = { category: 'crypto', allows: { spot: true, contracts: true, options: false } } as const;

  test('offeredInstrument: a product that is off is not allowed on any pair', () => {
    expect(offeredInstrument(without('spot'), pair)?.allows).toEqual({ spot: false, contracts: true, options: false });
  });

  test('offeredInstrument: without forex there are no pairs of it', () => {
    expect(offeredInstrument(without('forex'), { ...pair, category: 'forex' })).toBeUndefined();
  });
});
