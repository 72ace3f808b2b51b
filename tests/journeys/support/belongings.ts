import type { Engine } from '../../../src/adapters/mock/engine/engine.ts';
import { dig } from '../../../src/adapters/mock/engine/test-worlds/test-world.ts';

/**
 * What a person has from an earlier visit: orders that wait and are filled, positions beside them, in real and in
 * practice money.
 */
export type Belongings = 'nothing' | 'orders' | 'positions';

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

/** Does in the engine what the person of the token would have done on the screens. Fails where the engine refuses. */
export async function acquire(engine: Engine, token: string, belongings: Belongings): Promise<void> {
  const send: Send = async (path, fields) => {
    const request = new Request(`http://demo.invalid/api/${path}`, {
      method: 'POST',
      headers: { Authorization: token },
      body: new URLSearchParams(fields),
    });
    const { response } = await engine.serve(request);
    const answer: unknown = await response.json();
    if (dig(answer, 'type') !== 'ok') throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return dig(answer, 'message');
  };
  if (belongings !== 'nothing') await placeOrders(send);
  if (belongings === 'positions') await holdPositions(send);
}
