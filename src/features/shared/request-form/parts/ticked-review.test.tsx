import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TickedReview } from './ticked-review.tsx';

const onSend = vi.fn<() => void>();
const onCancel = vi.fn<() => void>();

const show = async (isSending = false): Promise<void> => {
  render(
    <MemoryRouter>
      <Suspense>
        <TickedReview
          title="Lock USDT"
          understood="I understand"
          answers={{ cancel: 'Back', send: 'Lock it' }}
          isSending={isSending}
          onCancel={onCancel}
          onSend={onSend}
        >
          <p>1,000 USDT</p>
        </TickedReview>
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByText('1,000 USDT');
};
const button = (words: string) => screen.getByText(words).closest('button');

beforeEach(() => {
  onSend.mockReset();
  onCancel.mockReset();
});
afterEach(cleanup);

test('H15 the way out has the focus, needs no tick, and weighs as much as the other answer', async () => {
  await show();
  const [out, send] = [button('Back'), button('Lock it')];
  expect(out?.hasAttribute('data-autofocus')).toBe(true);
  expect(out?.parentElement).toBe(send?.parentElement);
  expect(out?.classList.length).toBe(send?.classList.length);
  if (out !== null) fireEvent.click(out);
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onSend).not.toHaveBeenCalled();
});

test('H16 nothing is ticked in advance, and nothing is sent before the tick', async () => {
  await show();
  const tick = screen.getByLabelText<HTMLInputElement>('I understand');
  const send = button('Lock it');
  expect([tick.checked, send?.disabled]).toEqual([false, true]);
  fireEvent.click(tick);
  expect(send?.disabled).toBe(false);
  if (send !== null) fireEvent.click(send);
  expect(onSend).toHaveBeenCalledOnce();
  fireEvent.click(tick);
  expect(send?.disabled).toBe(true);
});

test('H15 once it is on its way neither answer is taken', async () => {
  await show(true);
  expect(button('Back')?.disabled).toBe(true);
});
