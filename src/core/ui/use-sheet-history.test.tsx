import { afterEach, describe, expect, test, vi } from 'vitest';
import { skipClosedSheets } from './use-sheet-history.ts';

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
