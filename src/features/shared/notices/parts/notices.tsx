import { createContext, use, useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The element that notices render into; null until it exists. */
export const NoticePlace = createContext<HTMLElement | null>(null);

/** Whether what is told has no place on the page for now: it waits, and the bell counts it. */
export const NoticeWaits = createContext(false);

export interface NoticeTurns {
  /** What goes first is there: the rest waits. */
  readonly isTaken: boolean;
  readonly setTaken: (isTaken: boolean) => void;
  /** The keyboard is among the cards: what stands there stays, and whatever comes waits. */
  readonly hasFocus: boolean;
}
export const NoticeTurn = createContext<NoticeTurns>({
  isTaken: false,
  setTaken: () => undefined,
  hasFocus: false,
});

/** Whether even what goes first has to wait. */
export const isHeldBack = ({ isTaken, hasFocus }: Pick<NoticeTurns, 'isTaken' | 'hasFocus'>): boolean =>
  hasFocus && !isTaken;

export interface NoticesProps {
  /** For news that goes by itself after a while: only what is in sight may go so. The others come back when it is gone. */
  readonly goesFirst?: boolean;
  readonly children: ReactNode;
}

/** Renders its cards in the one region for notices, from any owner. Without cards it must not be drawn, or the rest waits. */
export function Notices({ goesFirst = false, children }: NoticesProps) {
  const place = use(NoticePlace);
  const turn = use(NoticeTurn);
  const { isTaken, setTaken } = turn;
  const isFirst = goesFirst && !isHeldBack(turn);
  useLayoutEffect(() => {
    if (!isFirst) return undefined;
    setTaken(true);
    return () => setTaken(false);
  }, [isFirst, setTaken]);
  const isShown = goesFirst ? isFirst : !isTaken;
  return place === null || !isShown ? undefined : createPortal(children, place);
}
