import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sentContract } from '../../../../../tests/support/contract-samples.ts';
import { forgetSent, keptThere, SendingAround } from '../../../../../tests/support/sending-around.tsx';
import { snapshotOf } from '../../../../../tests/support/ticket-samples.ts';
import { read } from '../../../../../tests/support/source-files.ts';
import { RequestBook, useMoneyRequest } from '../../../../core/sending/use-money-request.ts';
import { contractWay } from '../../contracts/model/contract-way.ts';
import { spotWay } from '../../spot/model/spot-way.ts';
import { useStopsAfter } from '../../contracts/operations/use-stops-after.ts';

vi.mock('../../orders/data/contract-orders.ts', () => ({
  useContractOrders: () => ({ orders: undefined, readAt: 0 }),
}));
vi.mock('../../contracts/data/contract-stops.ts', () => ({
  useSetContractStops: () => () => Promise.resolve(undefined),
}));

beforeEach(() => forgetSent());
afterEach(cleanup);

const order = snapshotOf({ sizeText: '0.1' });
/** As the version before wrote it: who, when, what had come back, what was there before, and the order, a line a field. */
const formerly = (fields: readonly string[], lost = 'yes', failed = ''): string =>
  ['1|1700000000000', failed, lost, '10,11,', '10000', ...fields].join('\n');
const former = 'live.trading.sent.BTC/USDT';
const orders = () =>
  renderHook(() => useMoneyRequest(book, way, 'BTC/USDT'), { wrapper: SendingAround }).result.current;
const book = new RequestBook<ReturnType<typeof spotWay.read> & {}, { id: string }>('spot', (symbol) => symbol);
const way = {
  ...spotWay,
  isTwin: () => false,
  effect: 'new-row',
  send: () => Promise.reject(new Error('sent again')),
  readRows: () => new Promise<never>(() => undefined),
} as const;

describe('A21 an order that the version before has left open', () => {
  test.each([
    ['whose answer was lost', formerly(spotWay.write(order))],
    ['that was being sent', formerly(spotWay.write(order), '')],
    ['of which the server said that it failed', formerly(spotWay.write(order), 'yes', 'yes')],
  ])('A21 %s is looked for after the update, once', (_which, text) => {
    keptThere().set(former, text);
    expect(orders().state).toMatchObject({ kind: 'open', wish: { order: order.order, symbol: 'BTC/USDT' } });
    expect(keptThere().has(former)).toBe(false);
    expect(keptThere().get('live.sent.spot.BTC/USDT')).toContain(
      JSON.stringify(JSON.stringify(['10', '11'])).slice(1, -1),
    );
  });

  test.each([
    ['is of another person', formerly(spotWay.write(order)).replace('1|', '2|')],
    ['cannot be understood', formerly(['1', '2'])],
  ])('A21 what %s locks no ticket', (_which, text) => {
    keptThere().set(former, text);
    expect(orders().state.kind).toBe('idle');
  });

  test('A21 what this version has open already stays beside it', () => {
    keptThere().set(former, formerly(spotWay.write(order)));
    const present = `1|${JSON.stringify(['x', 'accepted', '["1"]', '', ...spotWay.write(order)])}`;
    keptThere().set('live.sent.spot.BTC/USDT', present);
    expect(orders().state.kind).toBe('open');
    expect(keptThere().get('live.sent.spot.BTC/USDT')?.split('\n')).toHaveLength(2);
  });

  test('A21 levels that were not set yet are told of, and can be put away', async () => {
    keptThere().set('live.trading.sent.contract-stops.BTC/USDT', formerly(contractWay.write(sentContract)));
    const { result } = renderHook(() => useStopsAfter('BTC/USDT', () => Promise.resolve([])), {
      wrapper: SendingAround,
    });
    await waitFor(() =>
      expect(result.current.shown).toMatchObject({ state: { kind: 'left' }, sent: { stops: sentContract.stops } }),
    );
    act(() => result.current.dismiss());
    expect([...keptThere().keys()]).toEqual([]);
  });

  test.each([
    ['spot/operations/use-ticket-flow.ts', "('spot', (symbol) => symbol)"],
    ['contracts/operations/use-contract-flow.ts', "('contract', (symbol) => `contract.${symbol}`)"],
    ['options/operations/use-option-way.ts', "('seconds', (symbol) => `seconds.${symbol}`)"],
  ])('A21 %s knows where the version before kept its orders', (file, words) => {
    expect(read(`src/features/trading/${file}`)).toContain(words);
  });
});
