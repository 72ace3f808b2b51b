import { expect, test } from 'vitest';
import { sampleOption, settledOption } from '../../../../../tests/support/option-samples.ts';
import { markOf } from './option-marks.ts';

const dueAt = Date.UTC(2026, 0, 5, 12, 0, 30);

test('SO3 markOf: an option that runs has its entry and the moment it is due, no price of it yet', () => {
  expect(markOf({ order: sampleOption, dueAt })).toEqual({
    id: '7',
    direction: 'up',
    entry: { at: dueAt - 30_000, price: '60000' },
    expiry: { at: dueAt, price: undefined },
    result: undefined,
  });
});

test('SO3 markOf: a settled one has the price and the result of the server, whether they agree or not', () => {
  const mark = markOf({ order: settledOption({ result: 'lost' }), dueAt });
  expect(mark).toMatchObject({ expiry: { at: dueAt, price: '60010' }, result: 'lost' });
});
