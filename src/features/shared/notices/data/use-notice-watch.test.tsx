import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test, vi } from 'vitest';
import { bindDevice } from '../../../../../tests/support/device-ports.ts';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { AccountScope } from '../../../../core/account/account-scope.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { RealtimeTransport } from '../../../../core/platform/realtime-transport.ts';
import { ServerInfo } from '../../../../core/platform/server-info.ts';
import { Session } from '../../../../core/platform/session.ts';
import { OptionsPort } from '../../../../core/ports/options-port.ts';
import { WithdrawalsPort } from '../../../../core/ports/withdrawals-port.ts';
import { accountKey, rootKey } from '../../../../core/query/account-key.ts';
import { Clock, ServerClock } from '../../../../core/time/clock.ts';
import type { Seen, Watcher } from './notice-watch.ts';
import { useNoticeWatch } from './use-notice-watch.ts';

vi.mock('../../server/data/use-server-zone.ts', () => ({ useReadServerZone: () => () => undefined }));
vi.mock('./alone.ts', () => ({ alone: (_: string, run: () => Promise<void>) => run() }));
afterEach(cleanup);

test('T1: what was just asked of staff is looked for at once, so that their answer is told as soon as it can be', async () => {
  const root = new Container();
  root
    .bind(Session)
    .toConstantValue({ state: () => ({ isSignedIn: true, userId: '1' }), watch: () => () => undefined } as never);
  let reconnect = (): void => undefined;
  const watchGap: RealtimeTransport['watchGap'] = (listener) => {
    reconnect = listener;
    return () => undefined;
  };
  root.bind(RealtimeTransport).toConstantValue({ watchGap } as never);
  root.bind(ServerInfo).toConstantValue({ kind: 'network' } as never);
  root.bind(ServerClock).toConstantValue({ now: () => 5, steadyOffsetsMs: () => [] } as never);
  bindDevice(root, new Map(), () => 5);
  const waits: number[] = [];
  let next = (): void => undefined;
  const after: Clock['after'] = (ms, run) => {
    waits.push(ms);
    next = run;
    return () => undefined;
  };
  root.rebind(Clock).toConstantValue({ now: () => 5, after });
  const look = vi.fn<Watcher['look']>(async (): Promise<readonly Seen[]> => []);
  const watchers: readonly Watcher[] = [{ subject: 'withdrawal', openMs: 60_000, quietMs: 600_000, look }];
  const account = new AccountScope('live', root);
  let reread = (_: readonly unknown[]): void => undefined;
  let isStale = (_: readonly unknown[]): boolean | undefined => undefined;
  let answer = (_: readonly unknown[]): void => undefined;
  function Watch(): undefined {
    const queries = useQueryClient();
    answer = (key) => void queries.setQueryData([...key, 'rows'], []);
    isStale = (key) => queries.getQueryState([...key, 'rows'])?.isInvalidated;
    reread = (key) => {
      answer(key);
      void queries.invalidateQueries({ queryKey: key });
    };
    useNoticeWatch({ account, owner: '1', watchers, isEager: false });
  }
  render(<Watch />, { wrapper: portsAround(root) });
  await act(async () => next());
  expect([look.mock.calls.length, waits.at(-1)]).toEqual([1, 600_000]);
  await act(async () => reread(accountKey({ id: 'live' }, OptionsPort)));
  expect(waits.at(-1)).toBe(600_000);
  await act(async () => reread(rootKey(WithdrawalsPort)));
  expect(waits.at(-1)).toBe(250);
  await act(async () => next());
  expect(look).toHaveBeenCalledTimes(2);
  const comeBack = (): boolean => document.dispatchEvent(new Event('visibilitychange'));
  await act(async () => void comeBack());
  expect(waits.at(-1)).toBe(600_000);
  const open = { stage: 'open', isOpen: true, isNews: false, movedAt: '', hasWaited: true, place: '' } as const;
  look.mockResolvedValue([{ ...open, id: '1', facts: () => undefined }]);
  await act(async () => reread(rootKey(WithdrawalsPort)));
  await act(async () => next());
  expect(waits.at(-1)).toBe(60_000);
  // Who comes back to something open need not wait for the next turn.
  await act(async () => void comeBack());
  expect(waits.at(-1)).toBe(250);
  // Nor who has the network back, which the device tells before the connection does.
  const returns = [() => void globalThis.dispatchEvent(new Event('online')), reconnect];
  for (const back of returns) {
    look.mockRejectedValueOnce(new AppError('offline', ''));
    await act(async () => next());
    expect(waits.at(-1)).toBe(60_000);
    await act(async () => back());
    expect(waits.at(-1)).toBe(250);
  }
  // What is told above a page is read again below it.
  answer(rootKey(WithdrawalsPort));
  look.mockResolvedValue([{ ...open, stage: 'sent', isOpen: false, isNews: true, id: '1', facts: () => undefined }]);
  await act(async () => next());
  expect(isStale(rootKey(WithdrawalsPort))).toBe(true);
});
