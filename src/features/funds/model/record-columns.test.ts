import { expect, test } from 'vitest';
import type { Deposit } from '../../../core/domain/wallets/deposit.ts';
import { amount } from '../../../core/money/amount.ts';
import { exportTable } from '../../shared/export/model/export-file.ts';
import { depositColumns, transferColumns, withdrawalColumns } from './record-columns.ts';

const origin = { account: 'live', isDemo: false, serverZone: 'UTC' } as const;
const noPages = { items: [], hasMore: false, total: 0 };

test('E12 no two columns of a file have the same name', () => {
  for (const columns of [depositColumns('UTC'), withdrawalColumns('UTC'), transferColumns('UTC')]) {
    const names = columns.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('E12 a deposit keeps every digit, and what the server does not say is empty', async () => {
  const deposit: Deposit = {
    id: '7',
    currencyName: 'USDT',
    amount: amount('0.10000000000000000001'),
    network: undefined,
    status: 'refused',
    statusCode: '3',
    createdAt: '2026-01-02 03:04:05',
    updatedAt: undefined,
    reason: 'Not found',
  };
  const read = async () => ({ ...noPages, items: [deposit] });
  const table = exportTable({ kind: 'deposits', origin, columns: depositColumns, read });
  const [row] = (await table.read(1, 10)).items;
  const cell = (name: string): string | undefined => row?.cells[table.names.indexOf(name)];
  expect([cell('amount'), cell('network'), cell('reason'), cell('status')]).toEqual([
    '0.10000000000000000001',
    undefined,
    'Not found',
    'refused',
  ]);
});
