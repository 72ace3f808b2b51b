import { cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import type { ClosingCause } from '../../../../core/domain/orders/closing-cause.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { amount } from '../../../../core/money/amount.ts';
import { letGoOfLiquidation, useToldLiquidations } from '../data/told-liquidations.ts';
import { LiquidationWatch } from './liquidation-watch.tsx';

const stage = vi.hoisted(() => ({
  past: undefined as readonly unknown[] | undefined,
  cause: undefined as string | undefined,
}));
vi.mock('../../orders/data/contract-orders.ts', () => ({ useContractOrders: () => ({ orders: stage.past }) }));
vi.mock('../../orders/data/closing-cause.ts', () => ({
  useClosingCause: (order: unknown) => (order === undefined ? undefined : stage.cause),
}));
vi.mock('../../../../core/account/use-account.ts', () => ({ useAccount: () => ({ id: 'live', isSimulated: false }) }));
vi.mock('../../../../core/session/use-session.ts', () => ({ useSession: () => ({ userId: '1', isSignedIn: true }) }));

const told = () => renderHook(() => useToldLiquidations()).result.current;
afterEach(() => {
  for (const one of told()) letGoOfLiquidation(one);
  cleanup();
});

const first = { ...sampleContract, id: '1' };
const second = { ...sampleContract, id: '2', symbol: 'ETH/USDT' };
const ended = (position: ContractOrder, profit: string): ContractOrder => ({
  ...position,
  status: 'closed',
  realisedProfit: amount(profit),
  openFee: amount('1'),
  overnightFee: amount('0'),
  closedAt: '2026-01-05 09:00:00',
});

function watch(past: readonly ContractOrder[] | undefined, cause?: ClosingCause) {
  Object.assign(stage, { past, cause });
  const onDecided = vi.fn<(ids: ReadonlySet<string>) => void>();
  render(<LiquidationWatch gone={[first, second]} onDecided={onDecided} />);
  return onDecided;
}
const both = new Set(['1', '2']);

test('LiquidationWatch: positions that were liquidated are told together, each with what it came to after fees', () => {
  const onDecided = watch([ended(second, '-30'), ended(first, '-10')], 'liquidated');
  expect(onDecided).toHaveBeenCalledWith(both);
  const positions = [
    { id: '1', symbol: 'BTC/USDT', net: '-11' },
    { id: '2', symbol: 'ETH/USDT', net: '-31' },
  ];
  expect(told()).toMatchObject([{ currency: 'USDT', owner: '1', positions }]);
});

test('LiquidationWatch: what does not stand among the newest of the history is told without a result', () => {
  expect(watch([ended(first, '-10')], 'liquidated')).toHaveBeenCalledWith(both);
  expect(told()).toMatchObject([{ positions: [{ net: '-11' }, { symbol: 'ETH/USDT', net: undefined }] }]);
});

test('LiquidationWatch: one that was closed a moment before does not speak for those that were liquidated', () => {
  const before = { ...ended(first, '-10'), closedAt: '2026-01-05 08:59:50' };
  expect(watch([ended(second, '-30'), before], 'settled')).toHaveBeenCalledWith(new Set(['1']));
  expect(told()).toEqual([]);
});

test('LiquidationWatch: settled or unknown positions are not announced', () => {
  expect(watch([ended(first, '-10'), ended(second, '-10')], 'settled')).toHaveBeenCalledWith(both);
  expect(watch([ended(first, '-10'), ended(second, '-10')], 'unknown')).toHaveBeenCalledWith(both);
  expect(told()).toEqual([]);
});

test('LiquidationWatch: an order of another account with the same number is not taken for the one that is gone', () => {
  const other = { ...ended(first, '-10'), createdAt: '2020-01-01 00:00:00' };
  expect(watch([other], 'liquidated')).not.toHaveBeenCalled();
  expect(watch(undefined, 'liquidated')).not.toHaveBeenCalled();
  expect(told()).toEqual([]);
});
