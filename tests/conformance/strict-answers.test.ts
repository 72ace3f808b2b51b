import { expect, test } from 'vitest';
import { strictDifferences } from './strict-answers.ts';

const order = {
  id: 1,
  currency_id: 1,
  legal_id: 3,
  symbol: 'BTC/USDT',
  type: 1,
  target_price: '6.0',
  trade_price: '6.1',
  trade_amount: '0.1',
  charge_fee: '0.002',
  status: 1,
  created_at: '2026-01-01 00:00:00',
};
const listed = (...rows: readonly object[]): object => ({ type: 'ok', message: rows });

test.each([
  ['a right answer', listed(order), []],
  ['a refusal', { type: '999', message: 'Please log in first.' }, []],
  ['a page instead of a list', { type: 'ok', message: { data: [order], current_page: 1 } }, []],
  [
    'numbers for text, row by row the same',
    listed({ ...order, target_price: 6.5 }, { ...order, target_price: 7 }),
    ['message[*].target_price: text, number 6.5'],
  ],
  ['a missing field', listed({ ...order, charge_fee: undefined }), ['message[*].charge_fee: present, missing']],
  [
    'a code that there is not',
    listed({ ...order, status: 0 }),
    [expect.stringContaining('message[*].status: number 1 or')],
  ],
  ['another envelope', { type: 'success', message: [order] }, ['type: text "ok", text "success"']],
  ['a message of another kind', { type: 'ok', message: 'none' }, [expect.stringMatching(/^message: .*text "none"$/)]],
])('strictDifferences: %s', (_name, answer, found) => {
  const plain: unknown = JSON.parse(JSON.stringify(answer));
  expect(
    strictDifferences('GET /coin/list', plain).map(({ at, expected, got }) => `${at}: ${expected}, ${got}`),
  ).toEqual(found);
});
