import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../../../../core/ui/class-names.ts';
import { CoinMark } from '../../../../core/ui/money/coin-mark.tsx';
import styles from './record-table-cells.module.css';

export interface RecordNameProps {
  /** What a tap on it opens, in words. */
  readonly label: string;
  readonly children: ReactNode;
  readonly onOpen: () => void;
}

/** The first cell of a record: its name, which opens its receipt. */
export function RecordName({ label, children, onOpen }: RecordNameProps) {
  return (
    <button type="button" className={styles['open']} aria-label={label} onClick={onOpen}>
      {children}
    </button>
  );
}

export const SymbolText = ({ symbol }: { readonly symbol: string }) => (
  <span className={styles['pair']}>
    <CoinMark name={symbol} size={18} />
    <span className={styles['symbol']}>{symbol}</span>
  </span>
);

/** A line below the name, where the column that says it has no room. */
export const BelowText = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles['below']}>{children}</span>
);

export const TagText = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles['tag']}>{children}</span>
);

export const SideText = ({ side, children }: { readonly side: 'buy' | 'sell'; readonly children: ReactNode }) => (
  <span className={styles['side']} data-side={side}>
    {children}
  </span>
);

/** Two figures that belong together, one above the other: beside a chart a line has no room for both. */
export const FigureStack = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles['stack']}>{children}</span>
);

export interface RowActProps {
  /** What it does to which record, in words. */
  readonly label: string;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
  readonly onAct: () => void;
}

/** A small button in a line. While its request is under way it takes no further taps, but keeps the focus. */
export function RowAct({ label, isBusy = false, children, onAct }: RowActProps) {
  return (
    <button
      type="button"
      className={styles['act']}
      aria-label={label}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onAct();
      }}
    >
      {children}
    </button>
  );
}

export interface RowLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** The same for a way to another page. */
export const RowLink = ({ to, children }: RowLinkProps) => (
  <Link to={to} className={classNames(styles['act'], styles['link'])}>
    {children}
  </Link>
);

export const RowActs = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles['acts']}>{children}</span>
);
