import type { ReactNode } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Button } from '../../../../core/ui/button.tsx';
import styles from './orders.module.css';

export interface RecordRowProps {
  /** What a tap on it opens, in words. */
  readonly label: string;
  /** Its name and its state. */
  readonly headline: ReactNode;
  readonly figures: ReactNode;
  /** Below the figures. */
  readonly time: ReactNode;
  readonly onOpen: () => void;
  /** Beside it. */
  readonly children: ReactNode;
}

/** One record of a list; a tap opens its receipt. */
export function RecordRow({ label, headline, figures, time, onOpen, children }: RecordRowProps) {
  return (
    <li className={styles['row']}>
      <button type="button" className={styles['open']} aria-label={label} onClick={onOpen}>
        <span className={styles['headline']}>{headline}</span>
        <span className={styles['figures']}>{figures}</span>
        {time === undefined ? undefined : <span className={styles['time']}>{time}</span>}
      </button>
      {children}
    </li>
  );
}

/** A figure of a record with its name before it. */
export function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <span>
      <span className={styles['caption']}>{name}</span> {children}
    </span>
  );
}

export interface RevokeChoiceProps {
  /** Which order it cancels, in words. */
  readonly label: string;
  /** Absent for what can no longer be cancelled. */
  readonly onRevoke: (() => void) | undefined;
  readonly isRevoking: boolean;
  /** Why cancelling failed. */
  readonly failure: string | undefined;
}

/** Cancels an order that still waits, and says why it could not. */
export function RevokeChoice({ label, onRevoke, isRevoking, failure }: RevokeChoiceProps) {
  const t = useText('trading');
  return (
    <>
      {onRevoke === undefined ? undefined : (
        <Button variant="secondary" size="small" isBusy={isRevoking} aria-label={label} onClick={onRevoke}>
          {isRevoking ? t('orders.revoking') : t('orders.revoke')}
        </Button>
      )}
      {failure === undefined ? undefined : (
        <p className={styles['failure']} role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
