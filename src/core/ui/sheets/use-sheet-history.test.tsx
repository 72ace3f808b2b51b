import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { onEntryOfPage } from './on-entry-of-page.ts';
import { skipClosedSheets, useSheetHistory } from './use-sheet-history.ts';

afterEach(() => vi.restoreAllMocks());

describe('skipClosedSheets', () => {
  test('skipClosedSheets: an entry that a reload left with the mark of a sheet is a page again, with the state of the router', () => {
    window.history.replaceState({ idx: 3, sheet: 1 }, '');
    const goBack = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    const stop = skipClosedSheets();
    expect(window.history.state).toStrictEqual({ idx: 3 });
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    expect(goBack).not.toHaveBeenCalled();
    stop();
  });

  test('skipClosedSheets: an entry that a closed sheet left behind is gone over', () => {
    window.history.replaceState({ idx: 0 }, '');
    const goBack = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    const stop = skipClosedSheets();
    window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 0, sheet: 7 } }));
    expect(goBack).toHaveBeenCalledOnce();
    stop();
  });
});

const arriveAt = (state: object): void => {
  window.history.replaceState(state, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
};
const letTimersRun = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

test('useSheetHistory: a sheet that opens while the browser still goes back over another is not closed by that', async () => {
  // What the test before went over.
  arriveAt({ idx: 0 });
  await letTimersRun();
  const goBack = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const closed = vi.fn<() => void>();
  const first = renderHook(() => useSheetHistory(true, () => undefined));
  first.unmount();
  await letTimersRun();
  expect(goBack).toHaveBeenCalledOnce();
  const second = renderHook(() => useSheetHistory(true, closed));
  arriveAt({ idx: 0 });
  await letTimersRun();
  expect(closed).not.toHaveBeenCalled();
  expect(window.history.state).toMatchObject({ idx: 0, sheet: expect.any(Number) });
  arriveAt({ idx: 0 });
  expect(closed).toHaveBeenCalledOnce();
  second.unmount();
});

test.each(['before the first of them', 'between two of them'])(
  'useSheetHistory: a sheet that opens while the browser goes back over entries of several, %s, is not closed by that',
  async (when) => {
    arriveAt({ idx: 0 });
    await letTimersRun();
    const stop = skipClosedSheets();
    const goBack = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    const closed = vi.fn<() => void>();
    const open = () => renderHook(() => useSheetHistory(true, closed));
    renderHook(() => useSheetHistory(true, () => undefined)).unmount();
    await letTimersRun();
    const early = when.startsWith('before') ? open() : undefined;
    // The one that the sheet before left behind.
    arriveAt({ idx: 0, sheet: 0 });
    await letTimersRun();
    expect(goBack).toHaveBeenCalledTimes(2);
    const sheet = early ?? open();
    arriveAt({ idx: 0 });
    await letTimersRun();
    expect(closed).not.toHaveBeenCalled();
    expect(window.history.state).toMatchObject({ idx: 0, sheet: expect.any(Number) });
    stop();
    sheet.unmount();
    await letTimersRun();
    arriveAt({ idx: 0 });
  },
);

describe('A6 another address', () => {
  const page = `${window.location.pathname}#/page`;
  const other = `${window.location.pathname}#/other`;
  /** What a link or the address bar does: an entry of its own, without a state of ours. */
  const goTo = (address: string): void => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  };
  const openSheet = () => {
    window.history.replaceState({ idx: 0 }, '', page);
    window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 0 } }));
    const goBack = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    const closed = vi.fn<() => void>();
    const sheet = renderHook(() => useSheetHistory(true, closed));
    return { goBack, closed, sheet };
  };

  test('A6 useSheetHistory: closes the sheet, and no step back takes it away', async () => {
    await letTimersRun();
    const { goBack, closed, sheet } = openSheet();
    goTo(other);
    expect(closed).toHaveBeenCalledOnce();
    sheet.unmount();
    await letTimersRun();
    expect(goBack).not.toHaveBeenCalled();
    expect(window.location.hash).toBe('#/other');
  });

  test('A6 useSheetHistory: one that comes while the sheet is closing is shown, although the step back takes it away', async () => {
    const stop = skipClosedSheets();
    const { goBack, sheet } = openSheet();
    const { state } = window.history;
    sheet.unmount();
    await letTimersRun();
    expect(goBack).toHaveBeenCalledOnce();
    goTo(other);
    // The step back begins where the other address is, and ends on the entry of the closed sheet.
    window.history.replaceState(state, '', page);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
    expect(goBack).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(window.location.hash).toBe('#/other'));
    stop();
  });

  test('A6 useSheetHistory: where the browser gives up the step back for it, the next sheet has its entry', async () => {
    const { goBack, sheet } = openSheet();
    sheet.unmount();
    await letTimersRun();
    expect(goBack).toHaveBeenCalledOnce();
    goTo(other);
    const next = renderHook(() => useSheetHistory(true, () => undefined));
    await vi.waitFor(() => expect(window.history.state).toMatchObject({ sheet: expect.any(Number) }));
    expect(window.location.hash).toBe('#/other');
    next.unmount();
    await letTimersRun();
    arriveAt({ idx: 0 });
  });
});

test('L3 onEntryOfPage: on a page it runs at once', () => {
  arriveAt({ idx: 0 });
  const run = vi.fn<() => void>();
  onEntryOfPage(run);
  expect(run).toHaveBeenCalledOnce();
});

test('L3 onEntryOfPage: on the entry of a sheet it waits until all of them are taken back, and runs once', () => {
  const run = vi.fn<() => void>();
  window.history.replaceState({ sheet: 2 }, '');
  onEntryOfPage(run);
  arriveAt({ sheet: 1 });
  expect(run).not.toHaveBeenCalled();
  arriveAt({ idx: 0 });
  arriveAt({ idx: 0 });
  expect(run).toHaveBeenCalledOnce();
});
