import { expect, test } from 'vitest';
import { sampleOrder } from '../../../../../tests/support/ticket-samples.ts';
import { AppError, type AppErrorKind } from '../../../../core/errors/app-error.ts';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { cancelInTurn, type CancelAllProgress } from './cancel-in-turn.ts';

const orders = ['1', '2', '3'].map((id) => ({ ...sampleOrder, id }));

async function run(failing: Readonly<Record<string, AppErrorKind>>) {
  const told: CancelAllProgress<SpotOrder>[] = [];
  const asked: string[] = [];
  const cancel = async (id: string) => {
    asked.push(id);
    const kind = failing[id];
    return kind === undefined ? undefined : new AppError(kind, '');
  };
  await cancelInTurn(orders, cancel, (progress) => told.push(progress));
  return { told, asked };
}

test('cancelInTurn: each order once, with progress after each', async () => {
  const { told, asked } = await run({});
  expect(asked).toEqual(['1', '2', '3']);
  expect(told.map((progress) => progress.done)).toEqual([0, 1, 2, 3, 3]);
  expect(told.at(-1)).toMatchObject({ isRunning: false, total: 3, failures: [] });
});

test('cancelInTurn: a refusal is told for its order and the others go on', async () => {
  const { told, asked } = await run({ '2': 'server' });
  expect(asked).toEqual(['1', '2', '3']);
  expect(told.at(-1)).toMatchObject({ done: 2, isRunning: false });
  expect(told.at(-1)?.failures.map((failure) => failure.order.id)).toEqual(['2']);
});

test('cancelInTurn: without a session it stops', async () => {
  const { asked } = await run({ '1': 'session-expired' });
  expect(asked).toEqual(['1']);
});
