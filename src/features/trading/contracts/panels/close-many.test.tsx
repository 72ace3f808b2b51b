import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usualCounting } from '../../../../core/domain/orders/contract-counting.ts';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { amount, price, quantity } from '../../../../core/money/amount.ts';
import { MoneyMarkContext } from '../../../../core/ui/money/money-mark.ts';
import { isShownHere } from '../../../shared/notices/data/shown-here.ts';
import { CloseMany, type CloseManyProps } from './close-many.tsx';

const stage = vi.hoisted(() => ({
  close: (_wanted: unknown): Promise<unknown> => Promise.resolve(undefined),
  past: (_ids: readonly string[]): unknown => undefined,
  pending: undefined as unknown,
  passPatience: (): void => undefined,
  instruments: [] as { symbol: string; category: string; isOpen?: boolean; priceStep?: string }[],
}));
vi.mock('../data/contract-counting.ts', () => ({ useContractCounting: () => usualCounting }));
vi.mock('../../orders/data/contract-orders.ts', () => ({
  useContractOrders: () => ({ orders: stage.pending, hasMore: false }),
}));
vi.mock('../data/ended-contracts.ts', () => ({ useEndedContracts: (ids: readonly string[]) => stage.past(ids) }));
vi.mock('../data/close-positions.ts', () => ({ useClosePositions: () => stage.close }));
vi.mock('../../../shared/instruments/data/instruments.ts', () => ({
  useInstruments: () => ({ data: stage.instruments.map((instrument) => ({ instrument })) }),
}));
vi.mock('../../orders/panels/closed-note.tsx', () => ({
  ClosedNote: ({ category }: { readonly category: string }) => <p>{`Opens with ${category}.`}</p>,
}));
// It waits for a frame that comes after the test is over.
vi.mock('../../../../core/ui/sheets/hold-taps.ts', () => ({ holdTaps: () => undefined }));
vi.mock('../../../../core/account/use-account.ts', () => ({ useAccount: () => ({ id: 'live' }) }));
vi.mock('../../../shared/session/data/is-demo.ts', () => ({ useIsDemo: () => false }));
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    stage.passPatience = resolve;
  });
vi.mock('../../../../core/time/device-time.ts', () => ({ usePause: () => pause }));

const long = { ...sampleContract, id: '1' };
const short = { ...sampleContract, id: '2', symbol: 'ETH/USDT', direction: 'short', size: quantity('0.4') } as const;
const copied = { ...sampleContract, id: '3', kind: 'copied' } as const;
const retry = vi.fn<() => void>();
const whole = { readAt: 1, hasMore: false, error: null, retry };

const close = vi.fn<typeof stage.close>();
beforeEach(() => {
  close.mockReset();
  close.mockResolvedValue(undefined);
  stage.close = close;
  stage.past = () => undefined;
  stage.pending = undefined;
  stage.instruments = [];
});
const told = vi.hoisted(() => vi.fn<(text: string) => void>());
vi.mock('../../../../core/ui/notify.ts', () => ({ notify: { problem: told } }));
afterEach(() => {
  cleanup();
  told.mockClear();
});

const drawn = (list: CloseManyProps['list'], positions: CloseManyProps['positions'], symbol?: string) => (
  <MemoryRouter>
    <Suspense>
      <CloseMany positions={positions} list={list} pair={undefined} symbol={symbol} elsewhere={2} />
    </Suspense>
  </MemoryRouter>
);

async function ask(list: CloseManyProps['list'], positions: CloseManyProps['positions'] = [long, short]) {
  const { rerender } = render(drawn(list, positions));
  fireEvent.click(await screen.findByRole('button', { name: /^Close several/ }, { timeout: 60_000 }));
  const start = await screen.findByRole<HTMLButtonElement>('button', { name: /^Close \d/, hidden: true });
  return { start, rerender };
}
const sheetText = (): string => screen.getByRole('dialog', { hidden: true }).textContent ?? '';

describe('CloseMany', () => {
  test('PO3: it lists each position that would be closed, by pair, direction and size', async () => {
    const { start } = await ask(whole);
    expect(sheetText()).toMatch(/Will be closed2.*Will be closedBTC\/USDTLong 0\.03\sBTC.*ETH\/USDTShort 0\.4\sETH/);
    fireEvent.click(start);
    expect(close).toHaveBeenCalledExactlyOnceWith({ side: 'all', ids: ['1', '2'] });
  });

  test('MO1: with practice money the button that closes says so', async () => {
    render(<MoneyMarkContext value="simulated">{drawn(whole, [long, short])}</MoneyMarkContext>);
    fireEvent.click(await screen.findByRole('button', { name: /^Close several/ }, { timeout: 60_000 }));
    expect(await screen.findByRole('button', { name: 'Close 2 practice', hidden: true })).toBeTruthy();
  });

  test('PO3: what was not sent for want of a network can be asked again once there is one', async () => {
    close.mockResolvedValue(new AppError('offline', ''));
    const { start } = await ask(whole);
    await act(async () => fireEvent.click(start));
    expect(sheetText()).toContain('Not closed: ');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(sheetText()).not.toContain('Not closed');
    fireEvent.click(screen.getByRole('button', { name: 'Close 2', hidden: true }));
    expect(close).toHaveBeenCalledTimes(2);
  });

  const unlisted = { name: 'Close, unlisted ones too', hidden: true } as const;
  const partly = { ...whole, hasMore: true };
  async function askPartly(list: CloseManyProps['list'], positions: CloseManyProps['positions']) {
    const { rerender } = render(drawn(list, positions));
    fireEvent.click(await screen.findByRole('button', { name: 'Close several positions' }, { timeout: 60_000 }));
    return { rerender, start: await screen.findByRole<HTMLButtonElement>('button', unlisted) };
  }

  test('PO3: missing positions do not block closing, and those not listed are said to close too', async () => {
    const { start, rerender } = await askPartly(partly, [long]);
    expect(sheetText()).toContain('Shown here: 1. More of your positions are still being read.');
    expect(sheetText()).toContain('Those not listed here are closed as well.');
    expect(start.disabled).toBe(false);
    rerender(drawn({ ...whole, readAt: 2 }, [long, short, { ...short, id: '4' }]));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close 3', hidden: true }).disabled).toBe(false);
    expect(sheetText()).not.toContain('not listed');
  });

  test('PO3: a page that could not be read is named, can be retried, and does not block closing', async () => {
    const failed = { ...partly, error: new AppError('no-answer', 'lost') };
    const { start } = await askPartly(failed, []);
    expect(sheetText()).toContain('Not all of your positions could be read');
    fireEvent.click(screen.getByRole('button', { name: 'Try again', hidden: true }));
    expect(retry).toHaveBeenCalledOnce();
    fireEvent.click(start);
    expect(close).toHaveBeenCalledExactlyOnceWith({ side: 'all', ids: [] });
  });

  test('PO3: what was not listed when all was closed is told of by the list that is read after', async () => {
    const { start, rerender } = await askPartly(partly, [long]);
    await act(async () => fireEvent.click(start));
    expect(sheetText()).toContain('Closed 0 of 1');
    rerender(drawn({ ...whole, readAt: 2 }, [{ ...short, status: 'closing' }]));
    expect(sheetText()).toMatch(
      /Closed 1 of 2.*BTC\/USDTLong 0\.\d+.BTC · Closed.*ETH\/USDTShort 0\.\d+.\w+ · Closing/,
    );
    rerender(drawn({ ...whole, readAt: 3 }, []));
    expect(sheetText()).toMatch(/2 of 2 positions closed\..*ETH\/USDTShort 0\.\d+.\w+ · Closed/);
  });

  test('PO3: several of one pair are known by their entry, before and after', async () => {
    stage.instruments = [{ symbol: long.symbol, category: 'crypto', priceStep: '0.01' }];
    const { start } = await ask(whole, [long, { ...long, id: '4', openPrice: price('61234.5') }]);
    expect(sheetText()).toMatch(/Entry 61,234\.50/);
    await act(async () => fireEvent.click(start));
    expect(sheetText()).toMatch(/ClosingEntry 61,234\.50|· \D+Entry 61,234\.50/);
  });

  const ended = (position: typeof long | typeof short, profit: string) =>
    ({ ...position, status: 'closed', realisedProfit: amount(profit), overnightFee: amount('0') }) as const;

  test('PO3: once all have closed each is told with what it came to after fees', async () => {
    const lost = ended(long, '-3');
    let past = [lost, { ...short, status: 'closed' }];
    stage.past = (ids) => (ids.length === 2 ? past : undefined);
    const { start, rerender } = await ask(whole);
    await act(async () => fireEvent.click(start));
    expect(sheetText()).not.toContain('result after fees');
    rerender(drawn({ ...whole, readAt: 2 }, []));
    expect(isShownHere('live', 'contract:1')).toBe(true);
    expect(sheetText()).toMatch(
      /2 of 2 positions closed\.Total result after fees, USDT—Not knownNot every result is known yet\./,
    );
    expect(sheetText()).toMatch(/BTC · ClosedEntry [\d,.]+\s*Result after fees\s*▼-3\.9\d*\sUSDT/);
    past = [lost, ended(short, '5')];
    rerender(drawn({ ...whole, readAt: 3 }, []));
    const [total] = /fees, USDT.*?USDT/.exec(sheetText()) ?? [];
    // Both fees are taken off: the sum is that of the two rows.
    expect(total).toBe('fees, USDT▲+0.16\u00a0USDT');
    expect(sheetText()).not.toContain('Not every result');
  });

  test('PO3: each settlement currency has a sum of its own, by name, before and after', async () => {
    const euro = { ...short, symbol: 'EUR/USD', baseId: '9', quoteId: '7' };
    stage.past = (ids) => (ids.length === 2 ? [ended(long, '-3'), ended(euro, '5')] : undefined);
    const { start, rerender } = await ask(whole, [long, euro]);
    expect(sheetText()).toMatch(/Estimated result after fees, USDT.*Estimated result after fees, USD▲/);
    await act(async () => fireEvent.click(start));
    rerender(drawn({ ...whole, readAt: 2 }, []));
    expect(sheetText()).toMatch(/Total result after fees, USDT▼.*Total result after fees, USD▲/);
  });

  test('PO3: what stays open is in no sum, and without anything closed there is none', async () => {
    stage.past = (ids) => (ids.join() === '1' ? [ended(long, '-3')] : undefined);
    close.mockResolvedValue(new AppError('server', 'closed'));
    const { start, rerender } = await ask(whole);
    await act(async () => fireEvent.click(start));
    expect(sheetText()).toMatch(/0 of 2 positions closed\.(?!Total)/);
    rerender(drawn({ ...whole, readAt: 2 }, [short]));
    expect(sheetText()).toMatch(/1 of 2 positions closed\.Total result after fees, USDT▼-3\.9\d/);
  });

  test('PO3: orders that wait are said to stay, with the way to them, before and after', async () => {
    stage.pending = [{ ...long, status: 'pending' }];
    const { start, rerender } = await ask(whole);
    const way = () => screen.queryByRole('link', { name: 'Pending orders stay and can still fill: 1', hidden: true });
    expect(way()?.getAttribute('href')).toBe('/pages/transaction/contract_order?list=pending');
    await act(async () => fireEvent.click(start));
    // A person who leaves now misses the end.
    expect(way()).toBeNull();
    rerender(drawn({ ...whole, readAt: 2 }, []));
    expect(way()).not.toBeNull();
    cleanup();
    stage.pending = [];
    await ask(whole);
    expect(sheetText()).not.toContain('Pending orders');
  });

  test('PO3: below a sheet that is closed in the middle what the server refuses is told all the same', async () => {
    let answer: (failure: unknown) => void = () => undefined;
    close.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const { start } = await ask(whole);
    fireEvent.click(start);
    fireEvent.click(screen.getAllByRole('button', { name: 'Close', hidden: true })[0] ?? start);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    await act(async () => answer(new AppError('server', 'The market is closed.')));
    expect(told.mock.calls).toEqual([[expect.stringContaining('The market is closed.')]]);
  });

  test('PO3: below a sheet that is closed in the middle positions that stay open are told, and those that close are left to their notices', async () => {
    const { start, rerender } = await ask(whole);
    await act(async () => fireEvent.click(start));
    fireEvent.click(screen.getAllByRole('button', { name: 'Close', hidden: true })[0] ?? start);
    expect(isShownHere('live', 'contract:1')).toBe(false);
    rerender(drawn({ ...whole, readAt: 2 }, [{ ...short, status: 'closing' }]));
    expect(told).not.toHaveBeenCalled();
    await act(async () => stage.passPatience());
    rerender(drawn({ ...whole, readAt: 3 }, [short]));
    expect(told.mock.calls).toEqual([['1 of 2 positions closed.']]);
    // The next time is asked about anew.
    rerender(drawn({ ...whole, readAt: 4 }, [short, { ...short, id: '5' }]));
    fireEvent.click(screen.getByRole('button', { name: 'Close several (2)' }));
    expect(sheetText()).toMatch(/Will be closed2/);
  });

  test('PO3: it says which of the positions to be closed are in a closed market, and when that opens', async () => {
    stage.instruments = [
      { symbol: 'BTC/USDT', category: 'crypto', isOpen: true },
      { symbol: 'EUR/USD', category: 'forex', isOpen: false },
      { symbol: 'GBP/USD', category: 'forex', isOpen: false },
      { symbol: 'AAPL/USDT', category: 'stock', isOpen: false },
    ];
    await ask(whole, [long, { ...short, symbol: 'EUR/USD' }, { ...long, id: '4', symbol: 'AAPL/USDT' }]);
    const notes = screen.getAllByRole('note', { hidden: true }).map(({ parentElement }) => parentElement?.textContent);
    const note = 'the market is closed, and closing may be refused until it opens.';
    expect(notes).toEqual([`EUR/USD: ${note}Opens with forex.`, `AAPL/USDT: ${note}Opens with stock.`]);
    fireEvent.click(screen.getByRole('radio', { name: 'Longs only', hidden: true }));
    expect(sheetText()).not.toContain('EUR/USD: the market');
    expect(sheetText()).toContain('AAPL/USDT: the market');
  });

  test('PO3: what a closed market keeps open is said to be in one', async () => {
    stage.instruments = [{ symbol: 'AAPL/USD', category: 'stock', isOpen: false }];
    const stocks = [
      { ...long, symbol: 'AAPL/USD' },
      { ...short, symbol: 'AAPL/USD' },
    ];
    close.mockResolvedValue(new AppError('server', 'closed'));
    const { start } = await ask(whole, stocks);
    await act(async () => fireEvent.click(start));
    expect(sheetText()).toMatch(/0 of 2 positions closed.*Still open.*AAPL\/USD: the market is closed/);
  });

  test('PO3, T15: copied positions and those of other pairs stay open, and are not counted among those that can be closed', async () => {
    await ask(whole, [long, copied, short]);
    expect(screen.getByRole('button', { name: 'Close several (2)', hidden: true })).toBeDefined();
    expect(sheetText()).toMatch(/Will be closed2.*Stay open3/);
    cleanup();
    render(drawn(whole, [long, copied]));
    expect(screen.queryByRole('button', { name: /^Close several/ })).toBeNull();
  });

  test('PO3: among positions of several pairs the button names the pair that it closes', async () => {
    render(drawn(whole, [long, { ...long, id: '4' }], 'BTC/USDT'));
    expect(await screen.findByRole('button', { name: 'Close several on BTC/USDT (2)' })).toBeDefined();
  });
});
