import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { useWrite } from './use-write.ts';

afterEach(cleanup);

function begin() {
  const answers: { readonly resolve: (text: string) => void; readonly reject: (error: AppError) => void }[] = [];
  const send = vi.fn<(wish: string) => Promise<string>>(
    () => new Promise((resolve, reject) => void answers.push({ resolve, reject })),
  );
  const queries = new QueryClient();
  const around = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useWrite<string, string>({ mutationFn: send }), { wrapper: around });
  return { send, answers, write: () => result.current };
}

test('18B useWrite: of two taps in one tick one is sent, and one success is told', async () => {
  const { send, answers, write } = begin();
  const onSuccess = vi.fn<() => void>();
  await act(async () => {
    const { mutate } = write();
    mutate('250', { onSuccess });
    mutate('250', { onSuccess });
  });
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => answers[0]?.resolve('done'));
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
});

test('18B useWrite: who waits for the second tap hears that it was ignored', async () => {
  const { send, answers, write } = begin();
  const { mutateAsync } = write();
  const heard = await act(async () => {
    const [first, second] = [mutateAsync('250'), mutateAsync('250')];
    await expect(second).rejects.toMatchObject({ kind: 'cancelled' });
    answers[0]?.resolve('done');
    return first;
  });
  expect(heard).toBe('done');
  expect(send).toHaveBeenCalledTimes(1);
});

test('18B useWrite: after an answer, a refusal too, the next tap is sent', async () => {
  const { send, answers, write } = begin();
  await act(async () => write().mutate('1'));
  await act(async () => answers[0]?.reject(new AppError('server', 'no')));
  await waitFor(() => expect(write().error).toMatchObject({ message: 'no' }));
  await act(async () => write().mutate('2'));
  expect(send.mock.calls.map(([wish]) => wish)).toEqual(['1', '2']);
});
