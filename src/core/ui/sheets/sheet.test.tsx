import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { holdTaps } from './hold-taps.ts';
import { Sheet } from './sheet.tsx';

afterEach(cleanup);

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Suspense>
      <button type="button" onClick={() => setIsOpen(true)}>
        open
      </button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title="Pairs">
        <input aria-label="search" data-autofocus="" />
      </Sheet>
    </Suspense>
  );
}

async function opened(): Promise<HTMLElement> {
  render(<Opener />);
  const opener = await screen.findByText('open');
  opener.focus();
  fireEvent.click(opener);
  await screen.findByRole('dialog');
  return opener;
}

describe('Sheet', () => {
  test('Sheet: is a named dialog and focuses what asked for it', async () => {
    await opened();
    expect(screen.getByRole('dialog', { name: 'Pairs' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('search'));
  });

  test('Sheet: closing gives the focus back to where it was', async () => {
    const opener = await opened();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  test('Sheet: Escape closes it', async () => {
    await opened();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Sheet: the back gesture closes it', async () => {
    await opened();
    act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'page' } })));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Sheet: taps are held while it comes and when it has gone, and no longer than that', async () => {
    await opened();
    const dialog = screen.getByRole('dialog');
    expect(dialog.querySelector('[data-holds-taps]')).not.toBeNull();
    await vi.waitFor(() => expect(dialog.querySelector('[data-holds-taps]')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    const cover = document.querySelector('body > [data-holds-taps]');
    expect(cover).not.toBeNull();
    await vi.waitFor(() => expect(cover?.isConnected).toBe(false));
  });

  test('Sheet: what lies behind is never bare, not even between two steps of closing', async () => {
    await opened();
    await vi.waitFor(() => expect(document.querySelector('[data-holds-taps]')).toBeNull());
    const changes: string[] = [];
    const watch = new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records) {
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.dataset['holdsTaps'] !== undefined) changes.push('taps are held');
        for (const node of removedNodes) if (node instanceof HTMLDialogElement) changes.push('the sheet is gone');
      }
    });
    watch.observe(document.body, { childList: true, subtree: true });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(changes).toEqual(['taps are held', 'the sheet is gone']));
    watch.disconnect();
  });

  test('holdTaps: a finger that came down meanwhile is waited for', () => {
    vi.useFakeTimers();
    try {
      holdTaps(document.body);
      const cover = [...document.querySelectorAll('body > [data-holds-taps]')].at(-1);
      if (cover === undefined) throw new Error('Nothing holds the taps.');
      fireEvent.pointerDown(cover);
      vi.advanceTimersByTime(1000);
      expect(cover.isConnected).toBe(true);
      fireEvent.pointerUp(cover);
      vi.advanceTimersByTime(100);
      expect(cover.isConnected).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  test('holdTaps: a tap that a busy device hands over late is judged by when it was made', async () => {
    const tapped = vi.fn<() => void>();
    const button = document.createElement('button');
    button.addEventListener('click', tapped);
    document.body.append(button);
    const madeEarly = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    const byKeyboard = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 });
    holdTaps(document.body);
    await vi.waitFor(() => expect(document.querySelector('body > [data-holds-taps]')).toBeNull());
    button.dispatchEvent(madeEarly);
    expect(tapped).not.toHaveBeenCalled();
    button.dispatchEvent(byKeyboard);
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    expect(tapped).toHaveBeenCalledTimes(2);
    button.remove();
  });
});
