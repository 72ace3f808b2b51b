import { fromSteps } from '../../src/core/money/fixed-point.ts';
import { createEngine, type Engine } from '../../src/adapters/mock/engine/engine.ts';
import { Refusal, type Json } from '../../src/adapters/mock/engine/kernel/basics/engine-types.ts';
import { createMarket } from '../../src/adapters/mock/engine/market/create-market.ts';
import { shippedHistory } from '../../src/adapters/mock/engine/market/history/shipped-history.ts';
import {
  findListed,
  listedInstruments,
  type ListedInstrument,
} from '../../src/adapters/mock/engine/market/facts/instruments.ts';
import { MemoryStorage } from '../../src/adapters/mock/engine/storage/memory-storage.ts';
import { middlePrice, type MixedOrder } from './order-mix.ts';

const start = Date.UTC(2026, 0, 5, 12);
const seed = 20_260_101;
const symbol = 'BTC/USDT';
const people = ['1', '2', '3', '4'];
/** As many orders are on their way at the same time. */
const together = 64;

/** A backend whose clock stands still, with people who can pay for anything. */
export async function startBackend(): Promise<Engine> {
  let state = 1;
  const random = (length: number): Uint8Array =>
    Uint8Array.from({ length }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state >>> 24;
    });
  const engine = await createEngine({
    seed,
    clock: { now: () => start },
    storage: new MemoryStorage(),
    random,
  });
  const grants = people.flatMap((user) => ['USDT', 'BTC'].map((currency) => ({ user, currency })));
  await Promise.all(
    grants.map(({ user, currency }) =>
      engine.execute('wallet.grant', { user, account: 'live', wallet: 'change', currency, amount: '1000000000000' }),
    ),
  );
  return engine;
}

function pairOf(): ListedInstrument {
  const found = findListed(symbol);
  if (found === undefined) throw new RangeError(symbol);
  return found;
}

/** The market is a function of seed and time, so a second one knows the price of the backend's. */
function lastPrice(): number {
  const market = createMarket({ seed, epoch: start, instruments: listedInstruments, history: shippedHistory() });
  return market.lastPrice(symbol, start);
}

/** The mix as commands around the market's own price; resolves with the number of orders that were accepted. */
export async function runBackend(engine: Engine, orders: readonly MixedOrder[]): Promise<number> {
  const pair = pairOf();
  const shift = lastPrice() - middlePrice;
  const idOf = new Map<number, Json>();
  let accepted = 0;
  const userOf = (id: number): string => people[id % people.length] ?? '';
  const run = async (order: MixedOrder): Promise<void> => {
    const user = userOf(order.id);
    try {
      if (order.kind === 'cancel') {
        await engine.execute('spot.cancelSpotOrder', { user, id: idOf.get(order.id) ?? 0 });
      } else {
        const price = fromSteps(order.price + shift, pair.priceStep);
        const amount = fromSteps(order.lots, pair.quantityStep);
        const wish = { user, base: String(pair.baseId), quote: String(pair.quoteId), side: order.side, price, amount };
        idOf.set(order.id, await engine.execute('spot.placeSpotOrder', wish));
      }
      accepted += 1;
    } catch (refusal) {
      // An order that has been filled cannot be taken back.
      if (!(refusal instanceof Refusal)) throw refusal;
    }
  };
  for (let from = 0; from < orders.length; from += together) {
    await Promise.all(orders.slice(from, from + together).map(run));
  }
  return accepted;
}
