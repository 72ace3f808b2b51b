import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useBook } from './use-book.ts';

const stage = vi.hoisted(() => ({ isThere: false }));
vi.mock('../data/depth-stream.ts', () => ({ useHasDepth: () => stage.isThere, useOffersDepth: () => true }));
vi.mock('../../../../core/time/device-time.ts', () => ({ usePause: () => () => new Promise(() => undefined) }));
afterEach(cleanup);

const Book = ({ isOpen }: { readonly isOpen: boolean | undefined }) => useBook({ symbol: 'AAPL/USD', isOpen });
const bookOf = (isOpen: boolean | undefined): string | null => {
  const { container, unmount } = render(<Book isOpen={isOpen} />);
  const text = container.textContent;
  unmount();
  return text;
};

test('MK4: no room is kept for the book of a closed market, which would be taken back again', () => {
  expect([true, undefined, false].map(bookOf)).toEqual(['awaited', 'awaited', 'none']);
  stage.isThere = true;
  expect(bookOf(false)).toBe('there');
});
