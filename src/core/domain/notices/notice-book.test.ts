import { expect, test } from 'vitest';
import { amount, price } from '../../money/amount.ts';
import { emptyBook, readBook, withNotices, withRead, withWatched, writeBook } from './notice-book.ts';
import type { Notice } from './notice.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 1, 1);
const notice = (changes: Partial<Notice> = {}): Notice => ({
  id: 'contract:1:closed',
  subject: 'contract',
  of: '1',
  kind: 'contract.stopLoss',
  name: 'BTC/USDT',
  size: { value: amount('0.1'), currency: 'BTC' },
  price: price('60000'),
  result: { value: amount('-12.5'), currency: 'USDT' },
  moment: '2026-01-31 10:00:00',
  at: now - day,
  isTold: false,
  isRead: false,
  ...changes,
});

test('T1 the book keeps thirty days, newest first, each notice once', () => {
  const book = withNotices(emptyBook, [notice(), notice({ id: 'old', at: now - 30 * day })], now);
  expect(book.notices.map(({ id }) => id)).toEqual(['contract:1:closed']);
  expect(withNotices(book, [notice({ name: 'other' })], now)).toBe(book);
  const again = withNotices(withRead(book, new Set(['contract:1:closed'])), [notice({ at: now })], now);
  expect(again.notices).toMatchObject([{ at: now, isTold: false, isRead: false }]);
  const later = withNotices(book, [notice({ id: 'new', at: now })], now);
  expect(later.notices.map(({ id }) => id)).toEqual(['new', 'contract:1:closed']);
});

test('T1 the last part of an order replaces what its earlier parts said', () => {
  const spot = { subject: 'spot', of: '7' } as const;
  const parted = withNotices(emptyBook, [notice({ ...spot, id: 'spot:7:pending 1', kind: 'spot.partBought' })], now);
  const whole = withNotices(parted, [notice({ ...spot, id: 'spot:7:filled', kind: 'spot.bought' })], now);
  expect(whole.notices.map(({ kind }) => kind)).toEqual(['spot.bought']);
});

test('T1 a stored book reads as it was written; what is damaged in it is left out', () => {
  const watched = {
    since: '2026-01-31 10:00:00',
    things: { 1: { stage: 'open', isOpen: true, place: '1/3', misses: 0 } },
  };
  const fee = { value: amount('0.001'), currency: 'BTC', isAbout: true };
  const sold = notice({ id: 'spot:2:filled', of: '2', subject: 'spot', kind: 'spot.bought', fee });
  const book = withWatched(withNotices(emptyBook, [notice(), sold], now), 'contract', watched);
  expect(readBook(writeBook(book))).toEqual(book);
  expect(readBook('{"notices":[{"id":1},7,null],"watched":{"spot":{"since":5}}}')).toEqual(emptyBook);
  expect(readBook('damaged')).toEqual(emptyBook);
  expect(readBook(undefined)).toEqual(emptyBook);
});

test('T1 what was read needs no telling', () => {
  const book = withNotices(emptyBook, [notice()], now);
  expect(withRead(book, new Set(['contract:1:closed'])).notices).toMatchObject([{ isTold: true, isRead: true }]);
  expect(withRead(book, new Set(['another']))).toBe(book);
});
