import { expect, test } from 'vitest';
import { readWireJson } from '../http/wire-json.ts';
import { readMessages } from './messages-codec.ts';

const titles = (rows: readonly object[]): readonly string[] => {
  const list = readWireJson(JSON.stringify(rows.map((row) => ({ content: '', ...row }))));
  return readMessages(list ?? []).map(({ title }) => title);
};

test('A18 readMessages: the newest stands first, also where a server numbers each kind by itself', () => {
  const rows = [
    { id: 1_150_000_002, title: 'Auction won', create_time: '2026-11-29 07:05:12' },
    { id: 1_030_000_002, title: 'Withdrawal refused', create_time: '2026-11-30 01:35:12' },
    { id: 1_070_000_003, title: 'Loan repaid', create_time: '2026-11-30 05:07:37' },
  ];
  expect(titles(rows)).toEqual(['Loan repaid', 'Withdrawal refused', 'Auction won']);
});

test('readMessages: of one second, and where a time is missing or not understood, the higher number is newer', () => {
  const at = '2026-11-30 05:07:37';
  const rows = [
    { id: 9, title: 'ninth', create_time: at },
    { id: 10, title: 'tenth', create_time: at },
  ];
  expect(titles(rows)).toEqual(['tenth', 'ninth']);
  const odd = [
    { id: 3, title: 'third', create_time: '2026-11-30 05:07:37' },
    { id: 4, title: 'fourth', create_time: null },
    { id: 5, title: 'fifth', create_time: '30/11/2026' },
  ];
  expect(titles(odd)).toEqual(['fifth', 'fourth', 'third']);
});
