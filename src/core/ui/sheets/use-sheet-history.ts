import { useEffect, useEffectEvent } from 'react';

let opened = 0;
const openMarks = new Set<number>();

/** Which sheet an entry of the history belongs to; undefined for that of a page. */
export const markOf = (state: unknown): number | undefined => {
  if (typeof state !== 'object' || state === null || !('sheet' in state)) return undefined;
  return typeof state.sheet === 'number' ? state.sheet : undefined;
};

const withoutMark = (state: unknown): Record<string, unknown> => {
  const page: Record<string, unknown> = { ...(typeof state === 'object' ? state : {}) };
  delete page['sheet'];
  return page;
};

/** Until the browser has gone back, an entry made now would be the one that it leaves. */
let goingBack: Promise<void> | undefined;

/** An address that came while the browser was going back. Browsers may take it back with the step: it wins. */
let wanted: string | undefined;
/** A step back that an address has ended has no arrival. */
const stepMsMax = 500;

function goBack(): void {
  const from = window.location.href;
  const going = new Promise<void>((resolve) => {
    const settle = (): void => {
      window.removeEventListener('popstate', onPop);
      wanted = undefined;
      // Where that was left behind by another sheet, the browser is on its way once more already.
      if (goingBack === going) goingBack = undefined;
      resolve();
    };
    let patience: ReturnType<typeof setTimeout> | undefined;
    const onPop = (): void => {
      clearTimeout(patience);
      const { href } = window.location;
      if (href !== from) {
        wanted = href;
        patience = setTimeout(settle, stepMsMax);
        return;
      }
      const overtaken = wanted;
      settle();
      if (overtaken !== undefined) window.location.assign(overtaken);
    };
    window.addEventListener('popstate', onPop);
  });
  goingBack = going;
  window.history.back();
}

/** Runs on the entry where the browser settles, after any number of steps; at once if settled. */
function whenAtRest(run: () => void): void {
  if (goingBack === undefined) run();
  else void goingBack.then(() => whenAtRest(run));
}

/**
 * Lets the back button or gesture close a sheet: while it is open the history has one entry more, a copy of the page's
 * own, so that the router sees no other place. Another address closes it as well, and is shown. An entry left behind by a link inside a sheet is skipped on the way back.
 */
export function useSheetHistory(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    opened += 1;
    const mark = opened;
    openMarks.add(mark);
    const onPop = (event: PopStateEvent): void => {
      if (markOf(event.state) !== mark) close();
    };
    const enter = (): void => {
      if (!openMarks.has(mark)) return;
      window.history.pushState({ ...withoutMark(window.history.state), sheet: mark }, '');
      window.addEventListener('popstate', onPop);
    };
    whenAtRest(enter);
    return () => {
      window.removeEventListener('popstate', onPop);
      openMarks.delete(mark);
      // A link tapped in the sheet navigates first: then the entry on top is no longer ours to take back.
      setTimeout(() => {
        if (markOf(window.history.state) === mark) goBack();
      }, 0);
    };
  }, [isOpen]);
}

/**
 * For the shell, once: skips history entries of closed sheets. A reload can leave a sheet's mark on the present entry,
 * with nothing of ours below it: that entry becomes a page again, because skipping it would leave the site.
 */
export function skipClosedSheets(): () => void {
  const present = markOf(window.history.state);
  if (present !== undefined && !openMarks.has(present))
    window.history.replaceState(withoutMark(window.history.state), '');
  const onPop = (event: PopStateEvent): void => {
    const mark = markOf(event.state);
    if (mark !== undefined && !openMarks.has(mark) && wanted === undefined) goBack();
  };
  window.addEventListener('popstate', onPop);
  return () => window.removeEventListener('popstate', onPop);
}
