import { Suspense, type ReactNode } from 'react';
import { laterPart } from '../../../core/ui/later-part.ts';
import styles from './top-bar.module.css';

const BarSearch = laterPart(async () => (await import('./bar-search.tsx')).BarSearch);
const BarAccount = laterPart(async () => (await import('./bar-account.tsx')).BarAccount);

export interface TopBarProps {
  readonly status: ReactNode;
  readonly badge: ReactNode;
}

/** The bar above all pages of a desktop: whose money it is stands in it from the first paint on, its tools follow. */
export function TopBar({ status, badge }: TopBarProps) {
  return (
    <div className={styles['bar']}>
      <div className={styles['search']}>
        <Suspense>
          <BarSearch />
        </Suspense>
      </div>
      {status}
      {badge}
      <div className={styles['account']}>
        <Suspense>
          <BarAccount />
        </Suspense>
      </div>
    </div>
  );
}
