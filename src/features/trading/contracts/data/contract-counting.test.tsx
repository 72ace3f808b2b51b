import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { amount, price, quantity, rate } from '../../../../core/money/amount.ts';
import { useContractCounting, useLearntCounting } from './contract-counting.ts';

const world = vi.hoisted(() => ({ isDemo: false, family: 'd', kept: new Map<string, string>() }));
const ports = vi.hoisted(() => ({
  storage: {
    read: (key: string) => world.kept.get(key),
    write: (key: string, value: string) => void world.kept.set(key, value),
    watch: () => () => undefined,
  },
  dialect: { name: () => world.family, isKnown: () => true, watch: () => () => undefined },
}));
vi.mock('../../../../core/di/use-port.ts', async (original) => {
  const { DialectSource } = await import('../../../../core/platform/dialect-source.ts');
  return {
    ...(await original()),
    usePort: (token: symbol) => (token === DialectSource ? ports.dialect : ports.storage),
  };
});
vi.mock('../../../../core/account/use-account.ts', () => ({ useAccount: () => ({ id: 'live' }) }));
vi.mock('../../../../core/config/use-runtime-config.ts', () => ({ useRuntimeConfig: () => ({ apiBase: '/api' }) }));
vi.mock('../../../shared/session/data/is-demo.ts', () => ({ useIsDemo: () => world.isDemo }));

beforeEach(() => {
  world.kept.clear();
  world.isDemo = false;
});

const bought = {
  ...sampleContract,
  openPrice: price('60000'),
  lastPrice: price('60100'),
  size: quantity('2'),
  leverage: rate('10'),
  marginAtOpen: amount('12000'),
  profit: amount('200'),
};

test('W15: one order shows how the server counts, everybody on the page knows it, and the next visit too', () => {
  const { result: counting } = renderHook(() => useContractCounting());
  expect(counting.current).toMatchObject({ margin: 'lots', profit: 'leveraged', isProven: false });
  const orders = [bought];
  act(() => void renderHook(() => useLearntCounting(orders, undefined)));
  expect(counting.current).toEqual({ margin: 'value', profit: 'price', risk: 'without-balance', isProven: true });
  expect([...world.kept]).toEqual([['contracts.live./api', 'value price -']]);
});

test('W15: our own backend in the page is known and not watched', () => {
  world.isDemo = true;
  const orders = [bought];
  const { result } = renderHook(() => {
    useLearntCounting(orders, undefined);
    return useContractCounting();
  });
  expect(result.current).toMatchObject({ margin: 'value', risk: 'with-balance', isProven: true });
  expect(world.kept.size).toBe(0);
});
