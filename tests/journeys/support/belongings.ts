import { setTimeout } from 'node:timers/promises';
import type { Engine } from '../../../src/adapters/mock/engine/engine.ts';
import { findListed } from '../../../src/adapters/mock/engine/market/facts/instruments.ts';
import { dig } from '../../../src/adapters/mock/engine/test-worlds/test-world.ts';

/**
 * What a person has from an earlier visit: orders that wait and are filled, positions beside them, in real and in
 * practice money; or some of everything, with sums that do not come out even.
 */
export type Belongings = 'nothing' | 'orders' | 'positions' | 'everything';

type Send = (path: string, fields: Readonly<Record<string, string>>) => Promise<unknown>;

const bitcoin = { currency_id: '1', legal_id: '3' };
const accounts = ['', 'moni'] as const;

async function placeOrders(send: Send): Promise<void> {
  // Above the market wherever it stands by now: it fills at once. The other one waits.
  for (const price of ['66500', '30000'])
    for (const account of accounts)
      await send(`${account}coin/trade`, { ...bitcoin, type: '1', target_price: price, amount: '0.01' });
}

/** A long position with both levels and a short one without, and one of practice. */
async function holdPositions(send: Send): Promise<void> {
  const position = { ...bitcoin, status: '1', share: '1', multiple: '20' };
  await send('lever/submit', { ...position, type: '1' });
  const held = dig(await send('lever/my_trade', {}), 'message', 'data', '0');
  // A tenth above and a fiftieth below, in whole dollars.
  const price = BigInt(String(dig(held, 'price')).split('.')[0] ?? '');
  await send('lever/setstop', {
    id: String(dig(held, 'id')),
    target_profit_price: String((price * 110n) / 100n),
    stop_loss_price: String((price * 98n) / 100n),
  });
  await send('lever/submit', { ...position, type: '2' });
  await send('monilever/submit', { ...position, type: '1' });
}

const optionPauseMs = 1_100;

const idsOf = (symbol: string) => {
  const pair = findListed(symbol);
  if (pair === undefined) throw new RangeError(`no pair ${symbol}`);
  return { match: String(pair.id), currency_id: String(pair.baseId), legal_id: String(pair.quoteId) };
};

/** Uneven sums on every kind of market, a position that was closed, options, a lock and a dual investment. */
async function useEverything(send: Send, ask: Send): Promise<void> {
  await send('coin/trade', { ...bitcoin, type: '1', target_price: '66500', amount: '0.01237' });
  const doge = idsOf('DOGE/USDT');
  await send('coin/trade', { ...doge, type: '1', target_price: '0.05123', amount: '1237' });
  await send('coin/trade', { ...doge, type: '1', amount: '1237', target_price: '0.25' });
  const contract = { status: '1', multiple: '20', type: '1' };
  await send('lever/submit', { ...bitcoin, ...contract, share: '3' });
  await send('lever/close', { id: String(dig(await send('lever/my_trade', {}), 'message', 'data', '0', 'id')) });
  await send('lever/submit', { ...doge, ...contract, share: '7' });
  // Their markets are closed at night and at the week's end.
  for (const symbol of ['EUR/USD', 'AAPL/USD'])
    await send('lever/submit', { ...idsOf(symbol), ...contract, share: '1' }).catch(() => undefined);
  const option = { match_id: idsOf('BTC/USDT').match, currency_id: '3', type: '1' };
  await send('microtrade/submit', { ...option, seconds: '30', number: '12.34' });
  await send('lh/deposit', { config_id: '1', amount: '1234.56' });
  const dual = await ask('dual/index', {});
  await send('dual/buyDual', { id: String(dig(dual, 'dual_currencys', 0, 'id')), num: '1' });
  // A person may open one of them at a time.
  await setTimeout(optionPauseMs);
  await send('microtrade/submit', { ...option, seconds: '300', number: '10' });
}

/** Does in the engine what the person of the token would have done on the screens. Fails where the engine refuses. */
export async function acquire(engine: Engine, token: string, belongings: Belongings): Promise<void> {
  const call = async (path: string, body?: URLSearchParams): Promise<unknown> => {
    const init = body === undefined ? {} : { method: 'POST', body };
    const request = new Request(`http://demo.invalid/api/${path}`, { ...init, headers: { Authorization: token } });
    const { response } = await engine.serve(request);
    const answer: unknown = await response.json();
    if (dig(answer, 'type') !== 'ok') throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return dig(answer, 'message');
  };
  const send: Send = (path, fields) => call(path, new URLSearchParams(fields));
  const ask: Send = (path) => call(path);
  if (belongings !== 'nothing') await placeOrders(send);
  if (belongings === 'positions' || belongings === 'everything') await holdPositions(send);
  if (belongings === 'everything') await useEverything(send, ask);
}
