import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useAskedList } from './use-asked-list.ts';

afterEach(cleanup);

const choose = vi.fn<() => void>();
const scroll = vi.fn<() => void>();
function Lists({ asked }: { readonly asked: number }) {
  return <section ref={useAskedList(asked, choose)} />;
}

test('PO1: a list that is asked for is chosen and comes into sight, each time and never by itself', () => {
  HTMLElement.prototype.scrollIntoView = scroll;
  const { rerender } = render(<Lists asked={0} />);
  rerender(<Lists asked={0} />);
  expect([choose.mock.calls.length, scroll.mock.calls.length]).toEqual([0, 0]);
  rerender(<Lists asked={1} />);
  rerender(<Lists asked={2} />);
  expect([choose.mock.calls.length, scroll.mock.calls.length]).toEqual([2, 2]);
});
