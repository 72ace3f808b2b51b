import { beforeEach, describe, expect, test } from 'vitest';
import { sideOf } from '../../../../../core/domain/products/quiz.ts';
import { amount, price } from '../../../../../core/money/amount.ts';
import { stakeProblem } from '../../../../../core/rules/products/quiz-rules.ts';
import { freshMarket } from '../../test-worlds/market-test-ground.ts';
import { dig, startWorld, testStart, type TestWorld } from '../../test-worlds/test-world.ts';
import { quizTerms } from './quiz-rounds.ts';
import { rightSide } from './quiz-rules.ts';

const buyer = 'demo@tandem.test';
const minute = 60_000;
/** The world begins when a real-time round does. */
const round = `instant-BTC-USDT-${testStart / 1000}`;

let world: TestWorld;
let token: string;
beforeEach(async () => {
  world = await startWorld();
  token = await world.signIn(buyer);
});

const bet = (fields: Record<string, string> = {}, by = token) =>
  world.call('POST /guess/bet', { round_id: round, side: '1', amount: '10', odds: '1.9', ...fields }, by);
const mine = async (): Promise<readonly unknown[]> => {
  const rows = dig(await world.call('GET /guess/bets', {}, token), 'message', 'data');
  return [rows].flat();
};
const told = async (id = round): Promise<unknown> => {
  const list = dig(await world.call('GET /guess/rounds'), 'message', 'list');
  return [list].flat().find((row) => dig(row, 'id') === id);
};
const free = async (): Promise<unknown> =>
  dig(await world.call('POST /wallet/detail', { currency: '3', type: 'change' }, token), 'message', 'change_balance');
const locked = async (): Promise<unknown> =>
  dig(
    await world.call('POST /wallet/detail', { currency: '3', type: 'change' }, token),
    'message',
    'lock_change_balance',
  );
const after = (milliseconds: number): Promise<void> => world.engine.control.advance(milliseconds);

test('QZ2 a round goes from not started over guessing to over, and tells its prices only then', async () => {
  const next = `instant-BTC-USDT-${(testStart + 5 * minute) / 1000}`;
  expect(await told(next)).toMatchObject({ status: 0, start_price: null });
  expect(await told()).toMatchObject({ status: 1, start_price: null, end_price: null });
  await after(5 * minute);
  expect(await told(next)).toMatchObject({ status: 1 });
  expect(await told()).toMatchObject({ status: 2, start_price: expect.any(String), end_price: null });
  await after(5 * minute);
  expect(await told()).toMatchObject({ status: 2, end_price: expect.any(String) });
});

test('QZ2 both sides of a round: one is right and gets its bonus after half a minute, the other is missed', async () => {
  const other = await world.signIn('trader@tandem.test');
  await bet();
  await bet({ side: '2' }, other);
  expect(await free()).toBe('59989.90000000');
  expect(await locked()).toBe('10.00000000');
  await after(10 * minute - 1);
  expect(await mine()).toMatchObject([{ status: 3, end_price: null, bonus: '19.00000000', fee: '0.10000000' }]);
  await after(1);
  const [row] = await mine();
  const [start, end] = [String(dig(row, 'start_price')), String(dig(row, 'end_price'))];
  const isRight = sideOf(price(start), price(end)) === 'higher';
  expect(dig(row, 'status')).toBe(isRight ? 4 : 6);
  await after(30_000);
  expect(await mine()).toMatchObject([{ status: isRight ? 5 : 6 }]);
  expect(await locked()).toBe('0.00000000');
  expect(await free()).toBe(isRight ? '60008.90000000' : '59989.90000000');
  const others = dig(await world.call('GET /guess/bets', {}, other), 'message', 'data', 0, 'status');
  expect(others).toBe(isRight ? 6 : 5);
  await after(60 * minute);
  expect(await free()).toBe(isRight ? '60008.90000000' : '59989.90000000');
});

test('QZ2 of a pair that stands still at the end the first price after that counts; until then nothing is decided', async () => {
  await bet();
  await world.engine.control.shapeMarket({ kind: 'halt', pair: 'BTC/USDT', isHalted: true });
  await after(26 * 60 * minute);
  expect(await mine()).toMatchObject([{ status: 3, end_price: null }]);
  expect(await locked()).toBe('10.00000000');
  await world.engine.control.shapeMarket({ kind: 'halt', pair: 'BTC/USDT', isHalted: false });
  await after(2 * minute);
  expect(await mine()).toMatchObject([{ status: expect.any(Number), end_price: expect.any(String) }]);
  expect(await locked()).toBe('0.00000000');
});

test('QZ2 the outcome is a matter of two prices: neither side, stake nor person is asked', () => {
  expect([rightSide(100, 99), rightSide(100, 100), rightSide(100, 101)]).toEqual(['notHigher', 'notHigher', 'higher']);
  expect(rightSide).toHaveLength(2);
});

test('QZ1 half of all rounds end higher', () => {
  const market = freshMarket();
  const rounds = 400;
  const higher = Array.from({ length: rounds }, (_, count) => {
    const locksAt = testStart + count * 5 * minute;
    const [start, end] = [locksAt, locksAt + 5 * minute].map((at) => market.lastPrice('BTC/USDT', at));
    return rightSide(start ?? 0, end ?? 0);
  }).filter((side) => side === 'higher').length;
  expect(Math.abs(higher - rounds / 2)).toBeLessThan(3.3 * (Math.sqrt(rounds) / 2));
});

describe('QZ1 what is refused', () => {
  test.each([
    [{ round_id: `instant-BTC-USDT-${(testStart + 5 * minute) / 1000}` }, 'This round has not begun yet.'],
    [{ round_id: `instant-BTC-USDT-${(testStart - 5 * minute) / 1000}` }, 'Bets for this round are closed.'],
    [{ round_id: 'nothing' }, 'There is no such round.'],
    [{ odds: '2.5' }, 'The odds have changed. Please look again.'],
    [{ amount: '0.5' }, 'The stake must be at least 1 USDT.'],
    [{ amount: '501' }, 'The stake must not be more than 500 USDT.'],
    [{ side: '3' }, 'A field is missing or wrong.'],
  ])('%j', async (fields, message) => {
    expect(await bet(fields)).toEqual({ type: 'error', message });
    expect(await free()).toBe('60000.00000000');
  });

  test('a second bet in a round, a person without an identity record, frozen funds, and too little money', async () => {
    expect(await bet()).toMatchObject({ type: 'ok' });
    expect(await bet({ side: '2' })).toEqual({ type: 'error', message: 'You have a bet in this round already.' });
    expect(await bet({}, await world.signIn('new@tandem.test'))).toMatchObject({ type: '998' });
    expect(await bet({}, await world.signIn('frozen@tandem.test'))).toMatchObject({ type: 'error' });
    expect(await bet({ amount: '400' }, await world.signIn('abnormal@tandem.test'))).toEqual({
      type: 'error',
      message: 'Your balance is too small.',
    });
  });

  test.each(['10', '1', '0.99', '500', '500.01', '0', 'x', '1.123456789', '-5'])(
    'the form and the backend judge the stake %j alike',
    async (stake) => {
      const wrong = stakeProblem(stake, { ...quizTerms, available: amount('60000') });
      expect((await bet({ amount: stake })).type === 'ok').toBe(wrong === undefined);
    },
  );
});
