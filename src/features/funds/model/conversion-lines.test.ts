import { describe, expect, test } from 'vitest';
import type { Bill } from '../../../core/domain/wallets/wallet.ts';
import { amount } from '../../../core/money/amount.ts';
import { conversionLines, isGain } from './conversion-lines.ts';

const bill = (id: string, kind: string, createdAt: string, more: Partial<Bill> = {}): Bill => ({
  id,
  currencyId: '3',
  currencyName: 'USDT',
  change: amount('-1'),
  before: undefined,
  after: undefined,
  kind,
  description: '',
  concernsLocked: false,
  account: 'spot',
  createdAt,
  ...more,
});

describe('conversionLines', () => {
  test('conversionLines: what was given and received of both currencies, newest first, without fees and other movements', () => {
    const lines = conversionLines([
      bill('1', '702', '2026-01-05 12:00:00'),
      bill('2', '703', '2026-01-05 12:00:00'),
      bill('3', '50', '2026-01-05 13:00:00'),
      bill('4', '701', '2026-01-05 12:30:00'),
    ]);
    expect(lines.map(({ id }) => id)).toEqual(['4', '1']);
    expect(lines.map(isGain)).toEqual([true, false]);
  });

  test('conversionLines: a line that was read with both currencies is listed once, and reserved money is none', () => {
    const line = bill('1', '702', '2026-01-05 12:00:00');
    expect(conversionLines([line, line, bill('2', '701', '2026-01-05 12:00:01', { concernsLocked: true })])).toEqual([
      line,
    ]);
  });

  test('conversionLines: six at most', () => {
    const many = Array.from({ length: 9 }, (_, index) => bill(`${index}`, '702', `2026-01-05 12:00:0${index}`));
    expect(conversionLines(many).map(({ id }) => id)).toEqual(['8', '7', '6', '5', '4', '3']);
  });
});
