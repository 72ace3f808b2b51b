import { expect, test } from 'vitest';
import { price, quantity } from '../../../../core/money/amount.ts';
import { joinTrades } from './trades-stream.ts';

const trade = (id: string, time: number) => ({
  id,
  time,
  price: price('1'),
  quantity: quantity('1'),
  side: 'buy' as const,
});

test('joinTrades: newest first, each once', () => {
  const joined = joinTrades([trade('2', 2), trade('1', 1)], [trade('2', 2), trade('3', 3)]);
  expect(joined.map((one) => one.id)).toEqual(['3', '2', '1']);
});

test('joinTrades: keeps the latest forty', () => {
  const many = Array.from({ length: 60 }, (_, index) => trade(`${index}`, index));
  expect(joinTrades(undefined, many)).toHaveLength(40);
  expect(joinTrades(undefined, many)[0]?.id).toBe('59');
});
