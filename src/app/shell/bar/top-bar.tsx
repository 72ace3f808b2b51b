import { useEffect, type ReactNode } from 'react';
import { useTextsAhead } from '../../../core/i18n/use-text.ts';
import { Bell } from '../../../features/shared/notices/panels/notice-bell.tsx';
import { BarAccount } from './bar-account.tsx';
import { BarSearch } from './bar-search.tsx';
import styles from './top-bar.module.css';

export interface TopBarProps {
  readonly status: ReactNode;
  /** Where the money is not real, the whole bar has its colour. */
  readonly strip: ReactNode;
  /** Connection and strip stand here, and no longer in the header of the page. */
  readonly onShown: (isShown: boolean) => void;
}

/** The bar above all pages of a desktop: search, connection, whose money it is, what happened, and the way to the account. */
export function TopBar({ status, strip, onShown }: TopBarProps) {
  useTextsAhead(['market']);
  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  return (
    <div className={styles['bar']}>
      <div className={styles['search']}>
        <BarSearch />
      </div>
      {status}
      {strip}
      <Bell />
      <div className={styles['account']}>
        <BarAccount />
      </div>
    </div>
  );
}
