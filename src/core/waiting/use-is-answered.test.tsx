import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useIsAnswered } from './use-is-answered.ts';

function Page({ answer }: { readonly answer: Promise<string> | undefined }) {
  useQuery({ queryKey: ['it'], queryFn: () => answer ?? '', enabled: answer !== undefined });
  return <p>{useIsAnswered() ? 'answered' : 'waiting'}</p>;
}
const show = (answer: Promise<string> | undefined): void => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page answer={answer} />
    </QueryClientProvider>,
  );
};

afterEach(cleanup);

test('useIsAnswered: waits for the answers to what the page has asked', async () => {
  let answer = (_text: string): void => undefined;
  show(new Promise((resolve) => (answer = resolve)));
  expect(screen.getByText('waiting')).toBeDefined();
  answer('it');
  await screen.findByText('answered');
});

test('useIsAnswered: what fails is waited for no longer, though it is asked once more', async () => {
  vi.useFakeTimers();
  show(Promise.reject(new Error('no network')));
  await act(async () => void vi.advanceTimersByTime(100));
  expect(screen.getByText('answered')).toBeDefined();
  vi.useRealTimers();
});

test('useIsAnswered: a page that asks nothing, or gets no answer, goes on after a while', async () => {
  vi.useFakeTimers();
  show(undefined);
  act(() => void vi.advanceTimersByTime(1_400));
  expect(screen.getByText('waiting')).toBeDefined();
  await act(async () => void vi.advanceTimersByTime(200));
  expect(screen.getByText('answered')).toBeDefined();
  vi.useRealTimers();
});
