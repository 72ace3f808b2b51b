import { describe, expect, test } from 'vitest';
import type { Quote, QuotedInstrument } from '../../../../core/domain/market/instrument.ts';
import { price, quantity, rate } from '../../../../core/money/amount.ts';
import type { MarketPort } from '../../../../core/ports/market-port.ts';
import { QuoteBoard } from './quote-board.ts';

const nothing = (): void => undefined;
const emptyQuote = {
  price: undefined,
  change: undefined,
  volume: undefined,
  open: undefined,
  high: undefined,
  low: undefined,
};

function createQuote(symbol: string, receivedAt: number, figures: Partial<Quote> = {}): Quote {
  return { ...emptyQuote, symbol, receivedAt, ...figures };
}

const listed = (quote: Quote): QuotedInstrument => ({
  instrument: {
    id: quote.symbol,
    symbol: quote.symbol,
    base: { id: '1', name: 'BTC' },
    quote: { id: '3', name: 'USDT' },
    category: 'crypto',
    logo: undefined,
    names: [],
    allows: { spot: true, contracts: true, options: true },
    priceStep: undefined,
    quantityStep: undefined,
    isOpen: true,
  },
  quote,
});

function start() {
  const world = {
    now: 1000,
    push: (_quote: Quote): void => undefined,
    loseEvents: nothing,
    answers: [] as (() => Promise<readonly QuotedInstrument[]>)[],
    asked: 0,
    frames: [] as (() => void)[],
    timers: [] as (() => void)[],
    isListening: false,
  };
  const market: MarketPort = {
    currencies: () => Promise.resolve([]),
    candles: () => Promise.resolve([]),
    watchCandles: () => nothing,
    watchDepth: () => nothing,
    watchTrades: () => nothing,
    instruments: async () => {
      world.asked += 1;
      const rows = await world.answers.shift()?.();
      return { rows: rows ?? [] };
    },
    watchQuotes: (listener) => {
      world.push = listener;
      world.isListening = true;
      return () => {
        world.isListening = false;
      };
    },
  };
  const board = new QuoteBoard({
    market,
    realtime: {
      watch: () => nothing,
      watchConnection: () => nothing,
      protocol: () => undefined,
      watchGap: (listener) => {
        world.loseEvents = listener;
        return nothing;
      },
      joinUser: nothing,
      leaveUser: nothing,
    },
    clock: {
      now: () => world.now,
      after: (_delayMs, run) => {
        world.timers.push(run);
        return () => world.timers.splice(world.timers.indexOf(run), 1);
      },
    },
    pace: (run) => {
      world.frames.push(run);
      return nothing;
    },
  });
  const paint = (): void => world.frames.splice(0).forEach((run) => run());
  const passTime = (): void => world.timers.splice(0).forEach((run) => run());
  return { world, board, paint, passTime };
}

describe('QuoteBoard', () => {
  test('subscribe: many events of a pair are told once per frame, and only to its listeners', () => {
    const { world, board, paint } = start();
    const told: unknown[] = [];
    board.subscribe('BTC/USDT', () => told.push(board.quote('BTC/USDT')?.price));
    board.subscribe('ETH/USDT', () => told.push('ETH'));
    for (const [at, value] of ['10', '11', '12'].entries())
      world.push(createQuote('BTC/USDT', 2000 + at, { price: price(value) }));
    expect(told).toEqual([]);
    paint();
    expect(told).toEqual(['12']);
    expect(board.quote('BTC/USDT')?.price).toBe('12');
  });

  test('quote: a figure that an event lacks is kept', () => {
    const { world, board, paint } = start();
    board.subscribe('BTC/USDT', nothing);
    world.push(createQuote('BTC/USDT', 1, { price: price('10'), high: price('12'), volume: quantity('5') }));
    world.push(createQuote('BTC/USDT', 2, { price: price('11'), change: rate('1.5') }));
    paint();
    expect(board.quote('BTC/USDT')).toMatchObject({
      price: '11',
      high: '12',
      volume: '5',
      change: '1.5',
      receivedAt: 2,
    });
  });

  test('quote: never goes back in time', () => {
    const { world, board, paint } = start();
    board.subscribe('BTC/USDT', nothing);
    world.push(createQuote('BTC/USDT', 5, { price: price('11') }));
    world.push(createQuote('BTC/USDT', 4, { price: price('10') }));
    paint();
    expect(board.quote('BTC/USDT')?.price).toBe('11');
  });

  test('readSnapshot: an event that came while the snapshot was on its way wins, the snapshot fills its gaps', async () => {
    const { world, board, paint } = start();
    board.subscribe('BTC/USDT', nothing);
    const snapshot = listed(createQuote('BTC/USDT', 1200, { price: price('10'), volume: quantity('5') }));
    let resolve = (_rows: readonly QuotedInstrument[]): void => undefined;
    world.answers.push(() => new Promise((answer) => (resolve = answer)));
    const reading = board.readSnapshot();
    world.push(createQuote('BTC/USDT', 1100, { price: price('11') }));
    paint();
    resolve([snapshot]);
    await reading;
    expect(board.quote('BTC/USDT')).toMatchObject({ price: '11', volume: '5' });
  });

  test('readSnapshot: replaces what is older than the question', async () => {
    const { world, board, paint } = start();
    board.subscribe('BTC/USDT', nothing);
    world.push(createQuote('BTC/USDT', 900, { price: price('9'), high: price('12') }));
    paint();
    world.answers.push(() => Promise.resolve([listed(createQuote('BTC/USDT', 1200, { price: price('10') }))]));
    await board.readSnapshot();
    expect(board.quote('BTC/USDT')).toMatchObject({ price: '10', high: '12' });
    expect([board.isOpen('BTC/USDT'), board.isOpen('ETH/USDT'), board.newestAt()]).toEqual([true, undefined, 1200]);
  });

  test('a gap: the snapshot is read again, and again later when that fails', async () => {
    const { world, board, passTime } = start();
    board.subscribe('BTC/USDT', nothing);
    world.answers.push(
      () => Promise.reject(new Error('no network')),
      () => Promise.resolve([listed(createQuote('BTC/USDT', 3000, { price: price('15') }))]),
    );
    world.loseEvents();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(world.asked).toBe(1);
    passTime();
    await Promise.resolve();
    await Promise.resolve();
    expect(world.asked).toBe(2);
    expect(board.quote('BTC/USDT')?.price).toBe('15');
  });

  test('subscribe: listens to the server only while it has listeners; coming back reads what was missed', () => {
    const { world, board, passTime } = start();
    const stop = board.subscribe('BTC/USDT', nothing);
    expect(world.isListening).toBe(true);
    stop();
    stop();
    expect(world.isListening).toBe(true);
    passTime();
    expect(world.isListening).toBe(false);
    expect(world.asked).toBe(0);
    board.subscribe('BTC/USDT', nothing);
    expect([world.isListening, world.asked]).toEqual([true, 1]);
  });

  test('E41 subscribe: a resting listener asks the server for no events, and hears snapshots and what others bring', async () => {
    const { world, board, paint, passTime } = start();
    const told: unknown[] = [];
    const stop = board.subscribe('BTC/USDT', () => told.push(board.quote('BTC/USDT')?.price), true);
    expect(world.isListening).toBe(false);
    world.answers.push(() => Promise.resolve([listed(createQuote('BTC/USDT', 1200, { price: price('10') }))]));
    await board.readSnapshot();
    expect(told).toEqual(['10']);
    const stopTicket = board.subscribe('BTC/USDT', nothing);
    expect(world.isListening).toBe(true);
    world.push(createQuote('BTC/USDT', 1300, { price: price('11') }));
    paint();
    expect(told).toEqual(['10', '11']);
    stopTicket();
    passTime();
    expect(world.isListening).toBe(false);
    stop();
  });

  test('watchedSince: the moment listening began, anew after a pause', () => {
    const { world, board, passTime } = start();
    expect(board.watchedSince()).toBeUndefined();
    const stop = board.subscribe('BTC/USDT', nothing);
    world.now = 4000;
    board.subscribe('ETH/USDT', nothing)();
    expect(board.watchedSince()).toBe(1000);
    stop();
    passTime();
    expect(board.watchedSince()).toBeUndefined();
    world.now = 30_000;
    board.subscribe('BTC/USDT', nothing);
    expect(board.watchedSince()).toBe(30_000);
  });

  test('isAnyOpen: false only once every pair is known to be closed', async () => {
    const { world, board } = start();
    const closed = listed(createQuote('XAU/USD', 1200));
    const shut = { ...closed, instrument: { ...closed.instrument, isOpen: false } };
    expect(board.isAnyOpen()).toBe(true);
    world.answers.push(() => Promise.resolve([shut]));
    await board.readSnapshot();
    expect(board.isAnyOpen()).toBe(false);
    world.answers.push(() => Promise.resolve([shut, listed(createQuote('BTC/USDT', 1200))]));
    await board.readSnapshot();
    expect(board.isAnyOpen()).toBe(true);
  });
});
