import { renderHook, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createDemoConfig } from '../../../core/config/demo-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import { miningStates, type MiningOrder, type MiningState } from '../../../core/domain/finance/lock-mining.ts';
import { amount, rate } from '../../../core/money/amount.ts';
import { MiningPort } from '../../../core/ports/mining-port.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { useMiningOrders } from './mining-orders.ts';
import { useEndedMiningOrders } from './mining-requests.ts';

const order = (status: MiningState): MiningOrder => ({
  id: status,
  currencyName: 'USDT',
  amount: amount('1000'),
  dailyPercent: rate('0.3'),
  income: amount('0'),
  status,
  isEarly: false,
  penalty: amount('0'),
  penaltyPercent: undefined,
  daysLeft: undefined,
  startsAt: undefined,
  endsAt: undefined,
  endsAtMs: undefined,
  createdAt: undefined,
  updatedAt: undefined,
  reason: undefined,
});

/** A deployment whose server is in a zone, or does not say in which. */
function deployed(root: Container, serverTimeZone: string | undefined) {
  const Ports = portsAround(root);
  return ({ children }: { readonly children: ReactNode }) => (
    <RuntimeConfigContext value={{ ...createDemoConfig(), serverTimeZone }}>
      <Ports>{children}</Ports>
    </RuntimeConfigContext>
  );
}

test('LM3 of a server that lists everything, only what is over is shown: redeemed and refused', async () => {
  const root = new Container();
  const endedMiningOrders: MiningPort['endedMiningOrders'] = async () => ({
    page: { items: miningStates.map(order), hasMore: false, total: undefined },
    totalIncome: undefined,
  });
  root.bind<Pick<MiningPort, 'endedMiningOrders'>>(MiningPort).toConstantValue({ endedMiningOrders });
  const { result } = renderHook(() => useEndedMiningOrders(false, true), { wrapper: deployed(root, undefined) });
  await waitFor(() => expect(result.current.rows?.map(({ id }) => id)).toEqual(['redeemed', 'refused']));
});

test.each([
  ['2026-01-13', 'Asia/Singapore', Date.UTC(2026, 0, 12, 16)],
  ['2026-01-13 12:00:00', 'Asia/Singapore', Date.UTC(2026, 0, 13, 4)],
  ['2026-01-13', undefined, undefined],
] as const)('LM1 LM3 the end %s of a server in %s is counted down to in its zone', async (endsAt, zone, moment) => {
  const root = new Container();
  const answer = async () => ({
    page: { items: [{ ...order('redeemed'), endsAt }], hasMore: false, total: undefined },
    totalIncome: undefined,
  });
  root
    .bind<Pick<MiningPort, 'miningOrders' | 'endedMiningOrders'>>(MiningPort)
    .toConstantValue({ miningOrders: answer, endedMiningOrders: answer });
  const useBoth = () => [useMiningOrders(true).rows, useEndedMiningOrders(false, true).rows];
  const { result } = renderHook(useBoth, { wrapper: deployed(root, zone) });
  await waitFor(() => expect(result.current.map((rows) => rows?.[0]?.endsAt)).toEqual([endsAt, endsAt]));
  expect(result.current.map((rows) => rows?.[0]?.endsAtMs)).toEqual([moment, moment]);
});
