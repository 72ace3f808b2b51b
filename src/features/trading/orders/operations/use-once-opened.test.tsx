import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { read } from '../../../../../tests/support/source-files.ts';
import { useOnceOpened } from './use-once-opened.ts';

afterEach(cleanup);
vi.setConfig({ testTimeout: 20_000 });

test('useOnceOpened: a list that was opened stays read, so that the number on its tab follows a fill', () => {
  const { result, rerender } = renderHook(({ isOpen }) => useOnceOpened(isOpen), { initialProps: { isOpen: false } });
  expect(result.current).toBe(false);
  rerender({ isOpen: true });
  expect(result.current).toBe(true);
  rerender({ isOpen: false });
  expect(result.current).toBe(true);
});

test.each(['spot/panels/spot-orders-panel.tsx', 'contracts/panels/contract-orders-panel.tsx'])(
  'useOnceOpened: the history of %s is read so',
  (file) => {
    const source = read(`src/features/trading/${file}`);
    expect(source).toContain("useOnceOpened(asksReceipt || kind === 'history')");
    // A number that an earlier visit has left is not shown.
    expect(source).toMatch(/id: 'history',[^}]*count: readsHistory \? .* : undefined/);
  },
);
