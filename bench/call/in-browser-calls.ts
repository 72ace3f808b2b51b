import { compose } from '../../src/app/compose.ts';
import { createDemoConfig } from '../../src/core/config/demo-config.ts';
import { price, quantity } from '../../src/core/money/amount.ts';
import { AccessPort } from '../../src/core/ports/access-port.ts';
import { Clock } from '../../src/core/time/clock.ts';
import { MarketPort } from '../../src/core/ports/market-port.ts';
import { PresenterPort } from '../../src/core/ports/presenter-port.ts';
import { RealtimeTransport } from '../../src/core/platform/realtime-transport.ts';
import { Session } from '../../src/core/platform/session.ts';
import { TradingPort } from '../../src/core/ports/trading-port.ts';
import { WalletPort } from '../../src/core/ports/wallet-port.ts';
import { QuoteBoard } from '../../src/features/shared/quotes/data/quote-board.ts';

const warmUps = 5;
const pauseMs = 20;

export interface CallTimes {
  /** ms by call. */
  readonly times: Readonly<Record<string, readonly number[]>>;
  /** Quotes that arrived meanwhile. */
  readonly quotes: number;
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function timed(into: number[], call: () => Promise<unknown>): Promise<void> {
  const at = performance.now();
  await call();
  into.push(performance.now() - at);
  // As a person does: not one call after the other without a breath.
  await pause(pauseMs);
}

/** The product's own ports on the backend in this browser, signed in, with the board of all prices listening. */
async function open() {
  const { container, accounts } = await compose(createDemoConfig());
  const market = container.get<MarketPort>(MarketPort);
  const access = container.get<AccessPort>(AccessPort);
  const presenter = container.get<PresenterPort>(PresenterPort);
  container.get<Session>(Session).signIn(await access.signIn(await presenter.becomePersona({ persona: 'lv2' })));
  const realtime = container.get<RealtimeTransport>(RealtimeTransport);
  const board = new QuoteBoard({ market, realtime, clock: container.get<Clock>(Clock) });
  const trading = accounts.live.port(TradingPort);
  const wallet = accounts.live.port(WalletPort);
  return { market, presenter, board, trading, wallet };
}

/** Puts `benchCalls({ pairs, extraQuotes, rounds })` on the page: how long each kind of call takes while prices stream. */
async function offer(): Promise<void> {
  const { market, presenter, board, trading, wallet } = await open();
  const order = { baseId: '1', quoteId: '3', side: 'buy', price: price('20000'), quantity: quantity('0.001') } as const;
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    instruments: () => market.instruments(),
    wallets: () => wallet.wallets(),
    placeSpotOrder: () => trading.placeSpotOrder(order),
    spotOrders: () => trading.spotOrders({ status: 'pending', page: 1, limit: 20 }),
    cancelSpotOrder: async () => {
      const { items } = await trading.spotOrders({ status: 'pending', page: 1, limit: 1 });
      return trading.cancelSpotOrder({ id: items[0]?.id ?? '' });
    },
  };
  const benchCalls = async (run: { pairs: number; extraQuotes: number; rounds: number }): Promise<CallTimes> => {
    const symbols = (await board.readSnapshot()).rows.slice(0, run.pairs).map(({ instrument }) => instrument.symbol);
    let quotes = 0;
    const stops = symbols.map((symbol) => board.subscribe(symbol, () => (quotes += 1)));
    await presenter.setFaults({ extraQuotes: run.extraQuotes });
    const times: Record<string, number[]> = {};
    for (let round = 0; round < run.rounds + warmUps; round += 1) {
      for (const [name, call] of Object.entries(calls)) await timed((times[name] ??= []), call);
    }
    await presenter.setFaults({ extraQuotes: 0 });
    for (const stop of stops) stop();
    return {
      times: Object.fromEntries(Object.entries(times).map(([name, all]) => [name, all.slice(warmUps)])),
      quotes,
    };
  };
  Object.assign(globalThis, { benchCalls });
}

await offer();
