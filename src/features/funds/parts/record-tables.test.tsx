import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Container } from 'inversify';
import { Suspense, type ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { ServerInfo } from '../../../core/platform/server-info.ts';
import { bindDevice } from '../../../../tests/support/device-ports.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { now, sentBefore, tron } from '../../../../tests/support/withdraw-stage.tsx';
import { createDemoConfig } from '../../../core/config/demo-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import type { Deposit } from '../../../core/domain/wallets/deposit.ts';
import { amount } from '../../../core/money/amount.ts';
import { DepositTable } from './deposit-table.tsx';
import { TransferTable } from './transfer-table.tsx';
import { WithdrawalTable } from './withdrawal-table.tsx';

afterEach(cleanup);

async function show(table: ReactNode): Promise<void> {
  const root = new Container();
  root.bind(ServerInfo).toConstantValue({ kind: 'in-browser', isOneFile: false });
  bindDevice(root, new Map(), () => now);
  render(
    <RuntimeConfigContext value={createDemoConfig('demo')}>
      <Suspense>{table}</Suspense>
    </RuntimeConfigContext>,
    { wrapper: portsAround(root) },
  );
  await screen.findByRole('table');
}

const lines = (): readonly (string | null)[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('tables of what came in and went out', () => {
  const credited: Deposit = {
    id: '1',
    currencyName: 'USDT',
    amount: amount('500'),
    network: 'trc20',
    status: 'credited',
    statusCode: '1',
    createdAt: '2026-01-02 03:04:05',
    updatedAt: undefined,
    reason: undefined,
  };
  const refused: Deposit = { ...credited, id: '2', amount: amount('90'), status: 'refused', reason: 'No such payment' };

  test('DepositTable: one line each, the reason of a refusal in its own, and the largest first after a tap', async () => {
    await show(<DepositTable deposits={[refused, { ...credited, network: undefined }]} />);
    expect(lines()).toEqual([
      '2026-01-02 03:04:05USDTTRC2090RefusedReason: No such payment',
      '2026-01-02 03:04:05USDT500Credited',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Amount' }));
    expect(lines()[0]).toContain('500');
    expect(lines()[1]).toMatch(/90RefusedReason: No such payment$/);
  });

  test('H13 WithdrawalTable: a reason that demands money is framed in its row, and the coin opens the steps', async () => {
    const reviewing = { ...sentBefore, id: '5', status: 'reviewing', reason: undefined } as const;
    await show(<WithdrawalTable withdrawals={[sentBefore, reviewing]} account="spot" />);
    expect(screen.getByText('Careful: this asks you for money')).toBeTruthy();
    const [, opener] = screen.getAllByRole('button', { name: 'USDT' });
    if (opener === undefined) throw new Error('no second row');
    fireEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: 'Withdrawal' });
    expect(within(sheet).getByText('In review')).toBeTruthy();
    expect(sheet.textContent?.replaceAll(/\s/g, '')).toContain(tron);
    expect(within(sheet).getByRole('link', { name: 'Ask support' })).toBeTruthy();
  });

  test('TransferTable: where from, where to, how much; an account that is not said is told as another', async () => {
    const row = {
      id: '1',
      currencyId: '3',
      currencyName: 'USDT',
      amount: amount('5'),
      createdAt: '2026-01-02 03:04:05',
    };
    await show(<TransferTable transfers={[{ ...row, from: 'spot', to: undefined }]} />);
    expect(lines()).toEqual(['2026-01-02 03:04:05SpotAnother accountUSDT5']);
  });
});
