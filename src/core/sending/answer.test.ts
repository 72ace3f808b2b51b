import { describe, expect, test, vi } from 'vitest';
import { Arrival } from '../di/late/late-ports.ts';
import { AppError } from '../errors/app-error.ts';
import { createQueryClient, type FailureListener } from '../query/query-client.ts';
import { answerOf, isServersOwn } from './answer.ts';

const ask = async (sent: Promise<unknown>) => {
  const told = vi.fn<FailureListener>();
  const answer = await answerOf(createQueryClient(told), sent);
  return { answer, told };
};

describe('KY2 what a request that moves money came to', () => {
  test('it was accepted', async () => {
    const { answer, told } = await ask(Promise.resolve());
    expect(answer).toEqual({ kind: 'accepted' });
    expect(told).not.toHaveBeenCalled();
  });

  test.each(['verification-required', 'session-expired', 'server'] as const)(
    '%s: it was refused, and failure listeners run once',
    async (kind) => {
      const error = new AppError(kind, 'Please verify your identity.');
      const { answer, told } = await ask(Promise.reject(error));
      expect(answer).toEqual({ kind: 'refused', error });
      expect(told).toHaveBeenCalledExactlyOnceWith(error);
    },
  );

  test('18B it was not sent, because the host no longer has the code that sends it: that is no unknown outcome', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const gone = new Arrival<{ place(): Promise<void> }>(() => Promise.reject(new TypeError('no such file')));
    const { answer } = await ask(gone.code().then((code) => code.place()));
    expect(answer).toMatchObject({ kind: 'refused', error: { kind: 'not-loaded' } });
  });

  test('without an answer the outcome is unknown', async () => {
    const { answer, told } = await ask(Promise.reject(new AppError('no-answer', '')));
    expect(answer).toEqual({ kind: 'no-answer', isAnswered: false });
    expect(told).toHaveBeenCalledOnce();
  });
});

test.each([400, 404, 422, 429, 500, 501])('isServersOwn: status %i is an answer of the server', (status) => {
  expect(isServersOwn(new AppError('bad-status', 'failed', { status }))).toBe(true);
});

test.each([201, 202, 204, 206, 304, 307, 408, 499, 502, 503, 504, 520, 524, 530])(
  'isServersOwn: status %i may come from something before it, or says that nothing failed',
  (status) => {
    expect(isServersOwn(new AppError('bad-status', 'failed', { status }))).toBe(false);
  },
);

test.each(['no-answer', 'unexpected-shape', 'cancelled'] as const)('isServersOwn: %s decides nothing', (kind) => {
  expect(isServersOwn(new AppError(kind, 'failed'))).toBe(false);
});
