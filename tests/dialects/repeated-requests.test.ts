import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dig } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { startDialect, type AskedServer } from './asking.ts';
import { matchOf } from './questions.ts';

const as = (id: string): Record<string, string> => ({ 'Idempotency-Key': `"${id}"`, Accept: 'application/json' });

describe.each(['a', 'b', 'c', 'd'] as const)('R1 dialect %s, a request that arrives again', (name) => {
  let server: AskedServer;
  beforeAll(async () => {
    server = await startDialect(name);
    await server.signIn('demo@tandem.test');
  });
  afterAll(() => server.close());

  /** How many commands had an effect. */
  const work = (): number => Number(dig(JSON.parse(server.world.engine.snapshot()), 'ids', 'work') ?? 0);
  // Family C takes the money to spend in place of the size.
  const amount = name === 'c' ? '100' : '0.01';
  const order = { currency_id: '1', legal_id: '3', type: '1', target_price: '20000', amount };

  test('has one effect, and the words of the first answer', async () => {
    const before = work();
    const first = await server.ask('POST /coin/trade', order, as('order'));
    expect(first.body).toMatchObject({ type: 'ok' });
    const again = await Promise.all([1, 2, 3].map(() => server.ask('POST /coin/trade', order, as('order'))));
    expect(again.map(({ status, text }) => [status, text])).toEqual([1, 2, 3].map(() => [first.status, first.text]));
    expect(work()).toBe(before + 1);
  });

  test('after an answer that was lost on its way is told that answer', async () => {
    const before = work();
    server.server.setFaults({ loseNextAnswer: true });
    await expect(server.ask('POST /coin/trade', order, as('lost'))).rejects.toThrow('fetch failed');
    expect((await server.ask('POST /coin/trade', order, as('lost'))).body).toMatchObject({ type: 'ok' });
    expect(work()).toBe(before + 1);
  });

  test('with another body is refused in words, and nothing happens', async () => {
    await server.ask('POST /coin/trade', order, as('reused'));
    const before = work();
    const refused = await server.ask('POST /coin/trade', { ...order, target_price: '19000' }, as('reused'));
    expect([refused.status, dig(refused.body, 'message')]).toEqual([
      422,
      'This request id was used for another request. Nothing has changed.',
    ]);
    expect(work()).toBe(before);
  });

  test('is not told to pause: a pause is for the next stake, where there is one', async () => {
    const stake = { match_id: await matchOf(server, 'BTC'), currency_id: '3', type: '1', seconds: '60', number: '10' };
    const first = await server.ask('POST /microtrade/submit', stake, as('stake'));
    expect(dig(first.body, 'message', 'id')).toBeDefined();
    expect((await server.ask('POST /microtrade/submit', stake, as('stake'))).text).toBe(first.text);
    const next = dig((await server.ask('POST /microtrade/submit', stake, as('next'))).body, 'message', 'id');
    expect(next === undefined).toBe(name !== 'c');
  });
});
