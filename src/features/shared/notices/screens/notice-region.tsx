import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTopmostSheet } from '../../../../core/ui/open-sheets.ts';
import { NoticePlace } from '../parts/notices.tsx';
import styles from './notice-region.module.css';

/**
 * The one place for notices, whatever they are of: they stand one below the other, and what is too much for the page
 * comes into sight as others are put away. Drawn inside the open sheet when there is one, because all else is out of
 * reach then; only the cards move there, whoever watches for news goes on undisturbed.
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
