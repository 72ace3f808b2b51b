import { describe, expect, test } from 'vitest';
import { isOffered } from '../../core/config/offered.ts';
import { parseRuntimeConfig } from '../../core/config/runtime-config.ts';
import { litTab, offeredRoute, offeredTabs } from './offered-route.ts';
import { tabRoutes } from './tab-set.ts';

const config = parseRuntimeConfig({ capabilities: { quiz: true } });
const { products: all, capabilities } = config;

describe('offeredTabs', () => {
  test.each([
    ['standard', ['home', 'market', 'trade', 'simulated', 'finance', 'assets']],
    ['compact', ['home', 'market', 'trade', 'finance', 'assets']],
    ['guess', ['home', 'guess', 'market', 'trade', 'finance', 'assets']],
  ] as const)('offeredTabs: the set %s, and each leads to a page that lights it', (set, tabs) => {
    expect(offeredTabs(config, set)).toEqual(tabs);
    for (const tab of tabs) expect(offeredRoute(all, tabRoutes[tab])?.tab).toBe(tab);
  });

  test('offeredTabs: a brand puts them in order, and keeps each', () => {
    const brand = { refused: [], inOrder: <Row>(_list: string, rows: readonly Row[]) => rows.toReversed() };
    expect(offeredTabs({ ...config, brand }, 'compact')).toEqual(['assets', 'finance', 'trade', 'market', 'home']);
  });

  test('offeredTabs: an area that is off has no tab', () => {
    const without = (area: 'simulated' | 'quiz') => ({ products: { ...all, [area]: false }, capabilities });
    expect(offeredTabs(without('simulated'), 'standard')).not.toContain('simulated');
    expect(offeredTabs(without('quiz'), 'guess')).not.toContain('guess');
    expect(offeredTabs(parseRuntimeConfig({}), 'guess')).not.toContain('guess');
  });
});

test.each([
  ['standard', 'finance'],
  ['compact', 'finance'],
  ['guess', 'guess'],
] as const)('QZ1 litTab: in the set %s the quiz lights %s', (set, lit) => {
  const quiz = offeredRoute(all, '/pages/game/game');
  expect(litTab(offeredTabs(config, set), quiz?.tab, quiz?.area)).toBe(lit);
});

describe('offeredRoute', () => {
  test('offeredRoute: an area that is off has no page, with or without a slash at the end', () => {
    const products = { ...all, simulated: false };
    expect(offeredRoute(products, '/pages/moni/index')).toBeUndefined();
    expect(offeredRoute(products, '/pages/moni/index/')).toBeUndefined();
    expect(offeredRoute(products, '/pages/transaction/index')?.account).toBe('live');
  });

  test.each([
    ['contracts', 'contract_order'],
    ['spot', 'currency_order'],
    ['options', 'seconds_order'],
  ] as const)(
    'PO3, OE8: without %s its records stand, so that what is open can be closed or cancelled',
    (area, list) => {
      const products = { ...all, [area]: false };
      expect(offeredRoute(products, `/pages/transaction/${list}`)).toBeDefined();
      expect(offeredRoute(products, `/pages/moni/${list}`)).toBeDefined();
      expect(offeredRoute({ ...products, simulated: false }, `/pages/moni/${list}`)).toBeUndefined();
      expect(isOffered(products, `/pages/transaction/${list}`)).toBe(false);
    },
  );
});
