import { expect, test } from 'vitest';
import { exportTable, fileName, moneyMode } from './export-file.ts';

const at = Date.UTC(2026, 0, 2, 3, 4, 5, 678);

test.each([
  ['live', false, 'live', 'spot-orders_20260102T030405Z.csv'],
  ['moni', false, 'practice', 'PRACTICE_spot-orders_20260102T030405Z.csv'],
  ['live', true, 'demo', 'DEMO_spot-orders_20260102T030405Z.csv'],
  ['moni', true, 'demo-practice', 'DEMO-PRACTICE_spot-orders_20260102T030405Z.csv'],
] as const)(
  'E12 H8 fileName: the account %s in a demo (%s) is %s money, and its file says so',
  (account, isDemo, mode, name) => {
    expect(moneyMode(account, isDemo)).toBe(mode);
    expect(fileName({ kind: 'spot-orders', mode, at, isWhole: true })).toBe(name);
  },
);

test('E12 fileName: what is not whole says so', () => {
  expect(fileName({ kind: 'bills', mode: 'live', at, isWhole: false })).toBe('bills_20260102T030405Z_INCOMPLETE.csv');
});

test('E12 H8 exportTable: every row says whether its money is real', async () => {
  const table = exportTable({
    kind: 'bills',
    origin: { account: 'moni', isDemo: false, serverZone: undefined },
    columns: () => [{ name: 'bill_id', cell: ({ id }: { readonly id: string }) => id }],
    read: async () => ({ items: [{ id: '1' }], hasMore: false, total: 1 }),
  });
  expect(table.names).toEqual(['mode', 'real_money', 'bill_id']);
  expect((await table.read(1, 5)).items).toMatchObject([{ id: '1', cells: ['practice', 'no', '1'] }]);
});
