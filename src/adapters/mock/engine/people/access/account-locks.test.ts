import { expect, test } from 'vitest';
import { startWorld } from '../../test-worlds/test-world.ts';
import { publicRules } from '../../../dialects/basics/public-rules.ts';

const spot = { currency_id: '1', legal_id: '3', type: '1', target_price: '1', amount: '1' };
const convert = { from_currency_id: '3', to_currency_id: '1', number: '10' };

test.each([
  ['overdue@tandem.test', /locked until your loan is repaid/],
  ['frozen@tandem.test', /funds are frozen/],
])('A1 the backend refuses spot orders and conversions of %s too', async (login, words) => {
  const world = await startWorld();
  const token = await world.signIn(login);
  for (const [operation, fields] of [
    ['POST /coin/trade', spot],
    ['POST /user/Transfer', convert],
  ] as const)
    expect(await world.call(operation, fields, token)).toMatchObject({
      type: 'error',
      message: expect.stringMatching(words),
    });
});

test('A1 practice knows no lock, and a backend that answers like public servers does not ask in these places', async () => {
  const world = await startWorld();
  const token = await world.signIn('overdue@tandem.test');
  expect((await world.call('POST /monicoin/trade', spot, token)).message).not.toMatch(/locked/);
  const plain = await startWorld({ rules: { ...publicRules, access: { ...publicRules.access } } });
  const other = await plain.signIn('overdue@tandem.test').catch(() => undefined);
  const answer = await plain.call('POST /coin/trade', spot, other);
  expect(JSON.stringify(answer.message)).not.toMatch(/locked/);
});
