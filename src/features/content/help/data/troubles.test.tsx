import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test } from 'vitest';
import { ContainerContext } from '../../../../core/di/use-port.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { Clock } from '../../../../core/time/clock.ts';
import { Session } from '../../../../core/platform/session.ts';
import { answerOf } from '../../../../core/sending/answer.ts';
import { latestTroubles, useTroubleTrail } from './troubles.ts';

afterEach(cleanup);

function Listener() {
  useTroubleTrail();
  return undefined;
}

/** One person's visit; resolves with a function that switches to another person. */
function visit() {
  let state = { isSignedIn: true, userId: '1', token: 'x', language: 'en' };
  const watchers = new Set<() => void>();
  const root = new Container();
  root.bind(Clock).toConstantValue({ now: () => 7, after: () => () => undefined });
  root.bind(Session).toConstantValue({
    state: () => state,
    watch: (listener: () => void) => {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
  } as never);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <ContainerContext value={root}>
      <QueryClientProvider client={queries}>
        <Listener />
      </QueryClientProvider>
    </ContainerContext>,
  );
  const become = (userId: string): void =>
    act(() => {
      state = { ...state, userId };
      watchers.forEach((tell) => tell());
    });
  return { queries, become };
}

const said = (owner = '1'): readonly string[] =>
  latestTroubles(owner).map(({ at, error }) => `${at} ${error.kind} ${error.message}`);

test('MS2 what failed is remembered, reads and writes alike, newest first, and not for the next person', async () => {
  const { queries, become } = visit();
  const refused = Promise.reject(new AppError('server', 'Not today.'));
  await queries.query({ queryKey: ['a'], queryFn: () => refused }).catch(() => undefined);
  await answerOf(queries, Promise.reject(new AppError('no-answer', '')));
  await answerOf(queries, Promise.resolve());
  expect(said()).toEqual(['7 no-answer ', '7 server Not today.']);
  become('2');
  expect(said('2')).toEqual([]);
  await answerOf(queries, Promise.reject(new AppError('server', 'Nor you.')));
  expect(said('2')).toEqual(['7 server Nor you.']);
  expect(said()).toEqual([]);
});

test('MS2 no more than ten writes are remembered, and nothing after the listener is gone', async () => {
  const { queries } = visit();
  for (let n = 0; n < 14; n += 1) await answerOf(queries, Promise.reject(new AppError('server', `${n}`)));
  expect(said()).toHaveLength(10);
  expect(said()[0]).toBe('7 server 13');
  cleanup();
  await answerOf(queries, Promise.reject(new AppError('server', 'late')));
  expect(said()[0]).toBe('7 server 13');
});

test('MS2 offline, reads that fail again and again push no write out, and equal ones are told once', async () => {
  const { queries } = visit();
  await answerOf(queries, Promise.reject(new AppError('no-answer', 'The order.')));
  for (let n = 0; n < 40; n += 1) {
    const failed = Promise.reject(new AppError(n < 20 ? 'offline' : 'server', n < 20 ? '' : `${n}`));
    await queries.query({ queryKey: [n], queryFn: () => failed }).catch(() => undefined);
  }
  expect(said()).toContain('7 no-answer The order.');
  expect(said().length).toBeLessThanOrEqual(20);
  expect(new Set(said()).size).toBe(said().length);
});
