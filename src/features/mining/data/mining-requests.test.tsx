import { renderHook, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import { expect, test } from 'vitest';
import { miningStates, type MiningOrder, type MiningState } from '../../../core/domain/lock-mining.ts';
import { amount, rate } from '../../../core/money/amount.ts';
import { MiningPort } from '../../../core/ports/mining-port.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
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

test('LM3 of a server that lists everything, only what is over is shown: redeemed and refused', async () => {
  const root = new Container();
  const endedMiningOrders: MiningPort['endedMiningOrders'] = async () => ({
    page: { items: miningStates.map(order), hasMore: false, total: undefined },
    totalIncome: undefined,
  });
  root.bind<Pick<MiningPort, 'endedMiningOrders'>>(MiningPort).toConstantValue({ endedMiningOrders });
  const { result } = renderHook(() => useEndedMiningOrders(false, true), { wrapper: portsAround(root) });
  await waitFor(() => expect(result.current.rows?.map(({ id }) => id)).toEqual(['redeemed', 'refused']));
});
