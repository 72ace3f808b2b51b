import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useTopmostSheet } from '../../../../core/ui/sheets/open-sheets.ts';
import { findPlace, type Stand } from '../operations/find-place.ts';
import { keepFocus } from '../operations/keep-focus.ts';
import { keepRoom } from '../operations/keep-room.ts';
import { stillPage } from '../operations/still-page.ts';
import { isHeldBack, NoticePlace, NoticeTurn, NoticeWaits } from '../parts/notices.tsx';
import { useSlot } from '../parts/use-slot.ts';
import styles from './notice-region.module.css';

/** A page that scrolls is looked at when it rests. */
const restMs = 150;
/** Lists and sheets come and go without a word to the news. */
const againMs = 250;

interface Kept {
  readonly row: HTMLElement;
  readonly cards: HTMLElement;
  readonly onStand: (stand: Stand) => void;
}

/**
 * Finds a place for the news whenever it, the page or the scrolling has changed. Where the page has to move down for it, the
 * page takes no tap for a moment, which was meant for what stood there before. A row that ends by itself keeps its room for now.
 */
function keepPlace({ row, cards, onStand }: Kept): () => void {
  const head = cards.closest('header');
  const main = head?.parentElement?.querySelector<HTMLElement>('#main');
  if (main === null || main === undefined || typeof ResizeObserver === 'undefined') return () => undefined;
  let hadCard = cards.offsetHeight > 0;
  /** As it was with the card, and as it was when taps were last considered. */
  let headHeight = 0;
  let headSeen = head?.offsetHeight ?? 0;
  let isPutAway = false;
  let giveRoomBack = (): void => undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const still = stillPage(main);
  const find = findPlace(row, cards);
  const look = (): void => {
    onStand(find());
    headHeight = head?.offsetHeight ?? 0;
  };
  /** The card has gone: by itself, or by the person, who then looks there. */
  const keep = (): void => {
    const room = headHeight - (head?.offsetHeight ?? 0);
    if (isPutAway) return giveRoomBack();
    if (room <= 0) return undefined;
    row.style.minHeight = `${row.offsetHeight + room}px`;
    giveRoomBack = keepRoom(() => {
      row.style.minHeight = '';
      look();
    });
  };
  const onClick = (): void => void (isPutAway = true);
  const observer = new ResizeObserver(() => {
    const hasCard = cards.offsetHeight > 0;
    if (hasCard) isPutAway = false;
    else if (hadCard) keep();
    hadCard = hasCard;
    look();
    // Only a row moves the page.
    if (headHeight !== headSeen && getComputedStyle(row).position === 'static') still.hold();
    headSeen = headHeight;
  });
  const onScroll = (): void => {
    clearTimeout(rest);
    rest = setTimeout(look, restMs);
  };
  const again = setInterval(() => (cards.offsetHeight === 0 ? undefined : look()), againMs);
  look();
  observer.observe(cards);
  cards.addEventListener('click', onClick);
  addEventListener('scroll', onScroll, { capture: true, passive: true });
  return () => {
    observer.disconnect();
    cards.removeEventListener('click', onClick);
    giveRoomBack();
    removeEventListener('scroll', onScroll, { capture: true });
    clearInterval(again);
    clearTimeout(rest);
    still.letGo();
  };
}

/**
 * The one region for notices of every kind: in the free room of a desktop's bar, on a phone over what cannot be tapped, and
 * otherwise in a row below the header that moves the page down. One at a time, what happened to the person's own before a price
 * that was reached, but nothing in the place of a card that has the keyboard's focus. An open sheet makes the page inert: then it is above the sheet. Only the cards move; the watchers behind them keep running.
 */
export function NoticeRegion({ children }: { readonly children: ReactNode }) {
  const sheet = useTopmostSheet();
  const page = useSlot('news');
  const { pathname } = useLocation();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const turn = useMemo(() => ({ isTaken, setTaken, hasFocus }), [isTaken, hasFocus]);
  const isOnPage = sheet === undefined && page !== null;
  const shownOn = isOnPage ? pathname : undefined;
  useEffect(() => {
    const row = place?.parentElement;
    if (place === null || row === null || row === undefined || shownOn === undefined) return undefined;
    const stop = keepPlace({ row, cards: place, onStand: (stand) => setIsWaiting(stand === 'wait') });
    return () => {
      stop();
      setIsWaiting(false);
    };
    // Another page may be drawn around the same row: the room of what has gone does not come along.
  }, [place, shownOn]);
  useEffect(() => (place === null ? undefined : keepFocus(place, setHasFocus)), [place]);
  return (
    <NoticePlace value={place}>
      <NoticeWaits value={isWaiting || isHeldBack(turn)}>
        <NoticeTurn value={turn}>{children}</NoticeTurn>
      </NoticeWaits>
      {createPortal(
        <div className={isOnPage ? styles['row'] : styles['above']} data-news-region="">
          <div ref={setPlace} role="status" className={styles['cards']} />
        </div>,
        sheet ?? page ?? document.body,
      )}
    </NoticePlace>
  );
}
