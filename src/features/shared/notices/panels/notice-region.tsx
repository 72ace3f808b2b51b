import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTopmostSheet } from '../../../../core/ui/sheets/open-sheets.ts';
import { NoticePlace } from '../parts/notices.tsx';
import styles from './notice-region.module.css';

/**
 * The one region for notices of every kind. They stack; those beyond the space of the page appear as others are
 * dismissed. An open sheet makes the rest of the page inert, so the region then renders inside it. Only the cards move;
 * the watchers behind them keep running.
 */
export function NoticeRegion({ children }: { readonly children: ReactNode }) {
  const sheet = useTopmostSheet();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <NoticePlace value={place}>
      {children}
      {createPortal(
        <div className={styles['region']}>
          <div ref={setPlace} role="status" className={styles['cards']} />
        </div>,
        sheet ?? document.body,
      )}
    </NoticePlace>
  );
}
