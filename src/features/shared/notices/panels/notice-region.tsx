import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTopmostSheet } from '../../../../core/ui/sheets/open-sheets.ts';
import { NoticePlace } from '../parts/notices.tsx';
import { useSlot } from '../parts/use-slot.ts';
import styles from './notice-region.module.css';

/** As long as a thumb that is on its way takes. */
const stillMs = 350;

/**
 * The page below has moved because a notice came or went: for a moment it takes no tap, which was meant for what stood
 * there before.
 */
function keepStill(region: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let height = region.offsetHeight;
  const main = region.closest('header')?.parentElement?.querySelector<HTMLElement>('#main');
  if (main === null || main === undefined || typeof ResizeObserver === 'undefined') return () => undefined;
  const letGo = (): void => {
    clearTimeout(timer);
    delete main.dataset['moved'];
  };
  const observer = new ResizeObserver(() => {
    if (region.offsetHeight === height) return;
    height = region.offsetHeight;
    // In the bar of a desktop it moves nothing.
    if (region.parentElement !== null && getComputedStyle(region.parentElement).position === 'fixed') return;
    clearTimeout(timer);
    main.dataset['moved'] = '';
    timer = setTimeout(letGo, stillMs);
  });
  observer.observe(region);
  return () => {
    observer.disconnect();
    letGo();
  };
}

/**
 * The one region for notices of every kind: in the free room of a desktop's bar, elsewhere a row below the header that moves
 * the page down, so that nothing that can be tapped is covered. One at a time; the others follow. An open sheet makes the page inert: then it is above the sheet. Only
 * the cards move; the watchers behind them keep running.
 */
export function NoticeRegion({ children }: { readonly children: ReactNode }) {
  const sheet = useTopmostSheet();
  const page = useSlot('news');
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isOnPage = sheet === undefined && page !== null;
  useEffect(() => (place === null || !isOnPage ? undefined : keepStill(place)), [place, isOnPage]);
  return (
    <NoticePlace value={place}>
      {children}
      {createPortal(
        <div className={isOnPage ? styles['row'] : styles['above']} data-news-region="">
          <div ref={setPlace} role="status" className={styles['cards']} />
        </div>,
        sheet ?? page ?? document.body,
      )}
    </NoticePlace>
  );
}
