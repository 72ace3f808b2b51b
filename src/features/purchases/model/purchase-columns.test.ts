import { expect, test } from 'vitest';
import type { Purchase } from '../../../core/domain/wallets/purchase.ts';
import { amount } from '../../../core/money/amount.ts';
import { exportTable } from '../../shared/export/model/export-file.ts';
import { purchaseColumns } from './purchase-columns.ts';

const origin = { account: 'live', isDemo: false, serverZone: 'UTC' } as const;
const noPages = { items: [], hasMore: false, total: 0 };

test('E12 no two columns of a file have the same name', () => {
  const names = purchaseColumns('UTC').map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('E12 a purchase whose voucher is looked at says so, and names nobody', async () => {
  const purchase: Purchase = {
    id: '3',
    orderNumber: 'Q3',
    country: 'Thailand',
    payerName: 'Ann Example',
    payerEmail: 'ann@example.test',
    currencyName: 'USDT',
    method: 'bank',
    fiat: 'USD',
    paid: amount('200'),
    rate: undefined,
    received: amount('200'),
    fee: undefined,
    status: 'payable',
    statusCode: '1',
    payBeforeMs: undefined,
    hasVoucher: true,
    createdAt: '2026-01-02 03:04:05',
    matchedAt: undefined,
    paidAt: undefined,
    closedAt: undefined,
    reason: undefined,
    bank: undefined,
  };
  const read = async () => ({ ...noPages, items: [purchase] });
  const table = exportTable({ kind: 'purchases', origin, columns: purchaseColumns, read });
  const [row] = (await table.read(1, 10)).items;
  expect(row?.cells[table.names.indexOf('status')]).toBe('checking');
  expect(row?.cells).not.toContain('Ann Example');
});
