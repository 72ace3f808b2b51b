import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { forgetSent, reloadSent, SendingAround } from '../../../../../tests/support/sending-around.tsx';
import { AppError } from '../../../../core/errors/app-error.ts';
import { amount, price, quantity, rate } from '../../../../core/money/amount.ts';
import type { ContractListing, PositionListener } from '../../../../core/ports/trading-port.ts';
import {
  useCancelContractOrder,
  useContractCancellation,
  useEarlierContractCancellation,
} from './cancel-contract-order.ts';
import {
  useCancelSpotOrder,
  useEarlierSpotCancellation,
  useSpotCancellation,
} from '../../spot/data/cancel-spot-order.ts';
import { useClosePosition } from './close-position.ts';
import { useClosePositions } from './close-positions.ts';
import {
  useContractAccount,
  useContractOrders,
  useReadLatestContractOrders,
} from '../../orders/data/contract-orders.ts';
import { useEndedContracts } from './ended-contracts.ts';
import { useSetContractStops } from './contract-stops.ts';
import { joinNews, usePositionNews } from '../../orders/data/contract-stream.ts';
import { useContractTerms } from './contract-terms.ts';
import { usePlaceContractOrder } from './place-contract-order.ts';

const stage = vi.hoisted(() => {
  const port: Record<string, unknown> = {};
  return { port, account: { id: 'live', port: () => port } };
});
vi.mock('../../../../core/account/use-account.ts', async (original) => ({
  ...(await original<object>()),
  useAccount: () => stage.account,
}));
vi.mock('../../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn: true }) }));
vi.mock('../../mode/data/other-tabs.ts', () => ({ useTellOtherTabs: () => () => undefined }));

const pair = { baseId: '1', quoteId: '3' };
const state = {
  available: undefined,
  riskRate: rate('400'),
  margin: undefined,
  marginAtOpen: undefined,
  profit: undefined,
  pairMargin: undefined,
  pairMarginAtOpen: undefined,
  pairProfit: undefined,
};
const listing = (...statuses: readonly (typeof sampleContract)['status'][]): ContractListing => ({
  state,
  orders: {
    items: statuses.map((status, index) => ({ ...sampleContract, id: String(index + 1), status })),
    hasMore: false,
    total: statuses.length,
  },
});

function show<T>(hook: () => T) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <SendingAround>{children}</SendingAround>
    </QueryClientProvider>
  );
  return renderHook(hook, { wrapper }).result;
}

const startedAt = performance.now();
const realNow = performance.now.bind(performance);
/** As fast as the clock of the stage. */
const fast = (): number => startedAt + (realNow() - startedAt) * 100;

const asked = vi.fn<(...args: unknown[]) => Promise<unknown>>();
beforeEach(() => {
  asked.mockReset();
  asked.mockResolvedValue(undefined);
  forgetSent();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const levels = {
  id: '1',
  direction: 'long',
  openPrice: price('1.5'),
  takeProfit: price('2'),
  stopLoss: price('1'),
} as const;
const writes = [
  ['cancelContractOrder', useCancelContractOrder, { id: '1' }],
  ['closePosition', useClosePosition, { id: '1' }],
  ['closePositions', useClosePositions, { side: 'all', ids: ['1'] }],
  ['setContractStops', useSetContractStops, levels],
] as const;

describe.each(writes)('%s', (method, useWrite, wanted) => {
  test(`${method}: is sent once, and says why it failed`, async () => {
    stage.port[method] = asked;
    // Each write takes its own argument.
    const send = show(useWrite as () => (argument: unknown) => Promise<AppError | undefined>);
    expect(await act(() => send.current(wanted))).toBeUndefined();
    // Which positions a person saw is no word of the request.
    expect(asked).toHaveBeenCalledExactlyOnceWith(method === 'closePositions' ? { side: 'all' } : wanted);
    asked.mockRejectedValue(new AppError('server', 'no'));
    expect(await act(() => send.current(wanted))).toMatchObject({ kind: 'server' });
  });
});

test('MK4 closePosition: a refusal reads again which markets are open', async () => {
  const reread = vi.spyOn(QueryClient.prototype, 'invalidateQueries');
  const readsPairs = () => reread.mock.calls.some(([filters]) => filters?.queryKey?.includes('instruments'));
  stage.port['closePosition'] = asked;
  const send = show(useClosePosition);
  await act(() => send.current({ id: '1' }));
  expect(readsPairs()).toBe(false);
  asked.mockRejectedValue(new AppError('server', 'This market is closed now.'));
  await act(() => send.current({ id: '1' }));
  expect(readsPairs()).toBe(true);
});

const changes = [...writes, ['cancelSpotOrder', useCancelSpotOrder, '1']] as const;
const done = {
  cancelContractOrder: { status: 'cancelled' },
  closePosition: { status: 'closing' },
  closePositions: { status: 'closed' },
  setContractStops: { takeProfit: price('2.0'), stopLoss: price('1') },
  cancelSpotOrder: { status: 'cancelled' },
};

describe.each(changes)('R1 %s without an answer', (method, useWrite, wanted) => {
  const other = { ...sampleContract, id: '2', takeProfit: price('2'), stopLoss: price('1') };
  const before = { ...sampleContract, id: '1', status: 'open', takeProfit: price('9') };
  const rows = (row: object) => ({ items: [other, { ...before, ...row }], hasMore: false, total: 2 });
  const stand = (row: object): void => {
    stage.port[method] = asked.mockRejectedValue(new AppError('no-answer', ''));
    stage.port['contractOrders'] = () => Promise.resolve({ state, orders: rows(row) });
    stage.port['spotOrders'] = () => Promise.resolve(rows(row));
  };
  // Each write takes its own argument.
  const show1 = () => show(useWrite as () => (argument: unknown) => Promise<AppError | undefined>);

  test(`R1 ${method}: the record shows that it was done`, async () => {
    stand(done[method]);
    const send = show1();
    expect(await act(() => send.current(wanted))).toBeUndefined();
    expect(asked).toHaveBeenCalledOnce();
  });

  test(`R1 ${method}: what the record does not show half a minute later was not done, and can be asked for again`, async () => {
    stand({});
    vi.spyOn(performance, 'now').mockImplementation(fast);
    const send = show1();
    expect(await act(() => send.current(wanted))).toMatchObject({ kind: 'not-done' });
    expect(asked).toHaveBeenCalledOnce();
    asked.mockResolvedValue(undefined);
    expect(await act(() => send.current(wanted))).toBeUndefined();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test(`R1 ${method}: a server that fails and shows nothing is told of as that`, async () => {
    stand({});
    asked.mockRejectedValue(new AppError('bad-status', '', { status: 500 }));
    stage.port['contractOrders'] = () => Promise.reject(new AppError('bad-status', '', { status: 500 }));
    stage.port['spotOrders'] = stage.port['contractOrders'];
    const send = show1();
    expect(await act(() => send.current(wanted))).toMatchObject({ kind: 'bad-status' });
  });

  test(`R1 ${method}: two who ask at once send one request`, async () => {
    stand({});
    asked.mockResolvedValue(undefined);
    const send = show1();
    expect(await act(() => Promise.all([send.current(wanted), send.current(wanted)]))).toEqual([undefined, undefined]);
    expect(asked).toHaveBeenCalledOnce();
  });

  test(`R1 ${method}: a page that is loaded again looks for what was sent before it sends`, async () => {
    // The page before must not find it by itself.
    stand({});
    asked.mockReturnValue(new Promise(() => undefined));
    void show1().current(wanted);
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    reloadSent();
    stand(done[method]);
    const send = show1();
    expect(await act(() => send.current(wanted))).toBeUndefined();
    expect(asked).toHaveBeenCalledOnce();
  });
});

describe.each([
  ['cancelSpotOrder', useSpotCancellation, useEarlierSpotCancellation],
  ['cancelContractOrder', useContractCancellation, useEarlierContractCancellation],
] as const)('CH3, OE5 %s of an earlier page', (method, useCancellation, useEarlier) => {
  const waits = (status: string) => ({ items: [{ ...sampleContract, id: '1', status }], hasMore: false, total: 1 });
  const start = async (status: string) => {
    const stand = (at: string): void => {
      stage.port['contractOrders'] = () => Promise.resolve({ state, orders: waits(at) });
      stage.port['spotOrders'] = () => Promise.resolve(waits(at));
    };
    // The page before must not find it by itself.
    stand('pending');
    stage.port[method] = asked.mockReturnValue(new Promise(() => undefined));
    void show(useCancellation).current('1');
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    reloadSent();
    stand(status);
    vi.spyOn(performance, 'now').mockImplementation(fast);
    return show(() => ({ cancel: useCancellation(), earlier: useEarlier() }));
  };

  test('its outcome is found without a tap, so that the next tap is a new try', async () => {
    const page = await start('pending');
    expect(await act(async () => page.current.earlier('1'))).toMatchObject({ kind: 'not-done' });
    expect(asked).toHaveBeenCalledOnce();
    asked.mockResolvedValue(undefined);
    expect(page.current.earlier('1')).toBeUndefined();
    expect(await act(() => page.current.cancel('1'))).toBeUndefined();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('one that was done is found, and none is found of another order', async () => {
    const page = await start('cancelled');
    expect(page.current.earlier('2')).toBeUndefined();
    const outcome = page.current.earlier('1');
    expect(outcome).toBeInstanceOf(Promise);
    expect(await act(async () => outcome)).toBeUndefined();
    expect(asked).toHaveBeenCalledOnce();
  });
});

/** The locks of one browser, of which each page that is drawn is a tab. */
function shareLocks(): void {
  const held = new Set<string>();
  const request = async (name: string, _how: LockOptions, run: (lock: unknown) => Promise<unknown>) => {
    if (held.has(name)) return run(null);
    held.add(name);
    return run({ name }).finally(() => held.delete(name));
  };
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as never);
}

test.each([
  ['the same levels', price('2')],
  ['other levels', price('3')],
])(
  'A21 setContractStops: of two tabs that set %s of one position one sends, and the other says so',
  async (_which, takeProfit) => {
    shareLocks();
    stage.port['setContractStops'] = asked.mockReturnValue(new Promise(() => undefined));
    stage.port['contractOrders'] = () => Promise.resolve(listing('open'));
    void show(useSetContractStops).current(levels);
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    reloadSent();
    const other = show(useSetContractStops);
    expect(await act(() => other.current({ ...levels, takeProfit }))).toMatchObject({ kind: 'elsewhere' });
    // Another position is another thing.
    void other.current({ ...levels, id: '2' });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  },
);

describe('R1 closePositions without an answer', () => {
  const of = (...statuses: readonly (typeof sampleContract)['status'][]) => {
    stage.port['closePositions'] = asked.mockRejectedValue(new AppError('no-answer', ''));
    stage.port['contractOrders'] = () => Promise.resolve(listing(...statuses));
    vi.spyOn(performance, 'now').mockImplementation(fast);
    return show(useClosePositions);
  };

  test.each([
    ['all of them are closing or closed', ['closing', 'closed'], undefined],
    ['none of them is', ['open', 'open'], 'not-done'],
    // A level may have closed the one.
    ['only some are', ['open', 'closed'], 'no-answer'],
    ['one is not listed', ['closing'], 'no-answer'],
  ] as const)('R1 closePositions: %s', async (_which, statuses, kind) => {
    const send = of(...statuses);
    const failure = await act(() => send.current({ side: 'all', ids: ['1', '2'] }));
    expect(failure?.kind).toBe(kind);
    expect(asked).toHaveBeenCalledOnce();
  });
});

test('PO3: what closed positions came to is found however far down they stand', async () => {
  const row = (id: string) => ({ ...sampleContract, id, status: 'closed', realisedProfit: amount('5') });
  stage.port['contractOrders'] = asked.mockImplementation(async (query: unknown) => {
    const isFirst = (query as { page: number }).page === 1;
    return { state, orders: { items: [row(isFirst ? '9' : '1')], hasMore: isFirst, total: 2 } };
  });
  const ids = ['1', '9'];
  const ended = show(() => useEndedContracts(ids));
  expect(ended.current).toBeUndefined();
  await waitFor(() => expect(ended.current?.map(({ id }) => id).toSorted()).toEqual(['1', '9']));
  expect(asked).toHaveBeenCalledTimes(2);
});

describe('contract orders', () => {
  test('usePlaceContractOrder: an answer that never came leaves the outcome open', async () => {
    stage.port['placeContractOrder'] = asked;
    const place = show(usePlaceContractOrder);
    const order = { ...pair, direction: 'long', lots: quantity('1'), leverage: rate('50'), type: 'market' } as const;
    expect(await act(() => place.current(order))).toEqual({ kind: 'accepted' });
    asked.mockRejectedValue(new AppError('no-answer', ''));
    expect(await act(() => place.current(order))).toEqual({ kind: 'no-answer', isAnswered: false });
  });

  test('useContractOrders: positions that are being closed are still positions', async () => {
    stage.port['contractOrders'] = asked.mockResolvedValue(listing('open', 'closing', 'closed', 'cancelled'));
    const open = show(() => useContractOrders({ kind: 'open', pair }));
    await waitFor(() => expect(open.current.orders?.map(({ id }) => id)).toEqual(['1', '2']));
    const history = show(() => useContractOrders({ kind: 'history', pair: undefined }));
    await waitFor(() => expect(history.current.orders?.map(({ id }) => id)).toEqual(['3', '4']));
    expect(history.current.state?.riskRate).toBe('400');
  });

  test('E34 useContractOrders: a position of the second page that begins to close while pages are read is not missing', async () => {
    const [all, none] = [listing('open', 'open', 'open').orders.items, listing().orders];
    const [first, second, third] = all;
    const pages = {
      open: [{ ...none, items: [first], hasMore: true }, none],
      // Two pages of them, too, the moment the second page of the open ones is read.
      closing: [none, { ...none, items: [second], hasMore: true }, { ...none, items: [third] }],
    };
    stage.port['contractOrders'] = ({ status }: { status: 'open' | 'closing' }) =>
      Promise.resolve({ ...listing(), orders: pages[status].shift() ?? none });
    const open = show(() => useContractOrders({ kind: 'open', pair }));
    await waitFor(() => expect(open.current.hasMore).toBe(false));
    await waitFor(() => expect(open.current.orders?.map(({ id }) => id)).toEqual(['1', '2', '3']));
  });

  test('useReadLatestContractOrders: asks every time', async () => {
    stage.port['contractOrders'] = asked.mockResolvedValue(listing('open'));
    const read = show(() => useReadLatestContractOrders(pair));
    await read.current();
    expect(await read.current()).toHaveLength(1);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('useContractAccount and useContractTerms: are asked for the pair', async () => {
    stage.port['contractAccount'] = asked.mockResolvedValue(listing('open'));
    const account = show(() => useContractAccount(pair, true));
    await waitFor(() => expect(account.current?.orders.items).toHaveLength(1));
    const terms = vi.fn<(wanted: unknown) => Promise<unknown>>().mockResolvedValue({ leverages: [] });
    stage.port['contractTerms'] = terms;
    const view = show(() => useContractTerms(pair));
    await waitFor(() => expect(view.current.terms).toEqual({ leverages: [] }));
    expect(terms).toHaveBeenCalledWith(pair);
  });
});

describe('position news', () => {
  const marks = (quoteId: string, ...ids: readonly string[]) =>
    [quoteId, { state, open: ids.map((id) => ({ ...sampleContract, id, quoteId })), pending: [] }] as const;

  test('joinNews: each quote currency keeps its last picture, and what is closed is gone from all of them', () => {
    const first = { marks: new Map([marks('3', '1', '2')]), closed: [] };
    const second = joinNews(first, { marks: new Map([marks('100', '3')]), closed: [] });
    const third = joinNews(second, { marks: new Map(), closed: ['1'] });
    const late = joinNews(third, { marks: new Map([marks('3', '1', '2')]), closed: [] });
    expect([...second.marks.keys()]).toEqual(['3', '100']);
    for (const news of [third, late]) expect(news.marks.get('3')?.open.map(({ id }) => id)).toEqual(['2']);
  });

  test('usePositionNews: tells what is pushed', async () => {
    const listeners: PositionListener[] = [];
    stage.port['watchPositions'] = (listener: PositionListener) => {
      listeners.push(listener);
      return () => undefined;
    };
    const news = show(() => usePositionNews());
    act(() => listeners[0]?.marked({ state, open: [sampleContract], pending: [] }));
    await waitFor(() => expect(news.current?.marks.get(sampleContract.quoteId)?.open).toHaveLength(1));
    act(() => listeners[0]?.closed([sampleContract.id]));
    await waitFor(() => expect(news.current?.closed).toEqual([sampleContract.id]));
  });
});
