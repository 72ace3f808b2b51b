import { useEffect, useRef, type RefObject } from 'react';
import { freeTop } from '../../features/shared/notices/model/free-place.ts';
import { controlsBeside, narrow } from '../../features/shared/notices/operations/find-place.ts';
import { keepRoom } from '../../features/shared/notices/operations/keep-room.ts';
import { stillPage, type StillPage } from '../../features/shared/notices/operations/still-page.ts';

/** A page that was scrolled, or has drawn another one meanwhile, has other things there. */
const againMs = 100;
const gapPx = 8;

/** A row below the header, which moves the page down. For a moment the page takes no tap that was meant for what stood there. */
class PushedPage {
  readonly #main: HTMLElement | null;
  readonly #still: StillPage | undefined;
  /** Another page has been drawn in the same `main`: nothing of it stood where this one was moved. */
  isOfPageBefore = false;

  constructor(main: HTMLElement | null) {
    this.#main = main;
    this.#still =
      main === null ? undefined : stillPage(main, () => (document.documentElement.style.overflowAnchor = ''));
  }

  /** False where the page has moved on to another one. */
  get isPresent(): boolean {
    return this.#main?.isConnected !== false;
  }

  push(height: number): void {
    if (this.#main === null) return;
    const room = height === 0 ? '' : `${height + gapPx}px`;
    if (this.#main.style.marginTop === room) return;
    document.documentElement.style.overflowAnchor = 'none';
    this.#main.style.marginTop = room;
    this.#still?.hold();
  }

  /** The message has ended by itself. Returns how to give its room back. */
  leave(): () => void {
    return keepRoom(() => this.#main?.style.removeProperty('margin-top'));
  }
}

interface Moved {
  pushed: PushedPage | undefined;
  /** By a tap on the message: the person looks there, and the page comes back at once. */
  isPutAway: boolean;
  /** The room of a message before it, in which this one may stand without moving anything. */
  giveRoomBack: () => void;
  page: string;
}

/**
 * Keeps an element where it covers no control until the returned function is called. Without such a place a problem moves the page
 * down, and nothing jumps up with its end; what went well is only heard.
 */
function keepFree(element: HTMLElement, moved: Moved): () => void {
  moved.isPutAway = false;
  const onClick = (): void => void (moved.isPutAway = true);
  let present: number | undefined;
  const { style } = element;
  const put = (top: number | undefined, isSeen = true): void => {
    style.top = top === undefined ? '' : `${top}px`;
    style.bottom = top === undefined ? '' : 'auto';
    style.clipPath = isSeen ? '' : 'inset(50%)';
  };
  const place = (): void => {
    const { left, right, height } = element.getBoundingClientRect();
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const isOver = height > 0 && matchMedia(narrow).matches;
    if (!isOver) moved.pushed?.push(0);
    if (!isOver || moved.pushed?.isPresent === false) moved.pushed = undefined;
    if (!isOver) return put(undefined);
    const room = { left, right, top, bottom: window.visualViewport?.height ?? innerHeight };
    present = moved.pushed === undefined ? freeTop(room, controlsBeside(element), { height, present }) : top;
    if (present === undefined && element.querySelector('[data-toast="problem"]') !== null) {
      moved.giveRoomBack();
      moved.pushed = new PushedPage(document.querySelector<HTMLElement>('#main'));
      present = top;
    }
    moved.pushed?.push(height);
    put(present, present !== undefined);
  };
  place();
  const again = setInterval(place, againMs);
  element.addEventListener('click', onClick);
  return () => {
    clearInterval(again);
    element.removeEventListener('click', onClick);
  };
}

/**
 * On a phone, puts a part that lies over the page where it covers nothing that can be tapped, while it shows anything. The
 * room of what has gone by itself goes with its page: the next page may be drawn in the same `main`.
 */
export function useFreePlace(part: RefObject<HTMLElement | null>, shown: readonly unknown[], page: string): void {
  // A page that was moved down for one message stays so for the next: it moves once.
  const moved = useRef<Moved>({ pushed: undefined, isPutAway: false, giveRoomBack: () => undefined, page });
  useEffect(() => {
    const element = part.current;
    if (element !== null && shown.length > 0) return keepFree(element, moved.current);
    const { pushed, isPutAway, giveRoomBack } = moved.current;
    moved.current.pushed = undefined;
    if (isPutAway || pushed?.isOfPageBefore === true) {
      pushed?.push(0);
      giveRoomBack();
    } else if (pushed !== undefined) moved.current.giveRoomBack = pushed.leave();
    return undefined;
  }, [part, shown]);
  useEffect(() => {
    const { current } = moved;
    if (current.page === page) return;
    current.page = page;
    current.giveRoomBack();
    if (current.pushed !== undefined) current.pushed.isOfPageBefore = true;
  }, [page]);
  useEffect(() => {
    const { current } = moved;
    return () => current.pushed?.push(0);
  }, []);
}
