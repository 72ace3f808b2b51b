import { IconAlertTriangle } from '../icons/alert-triangle.gen.tsx';
import { IconInbox } from '../icons/inbox.gen.tsx';
import type { CSSProperties, ReactNode } from 'react';
import type { AppError } from '../../errors/app-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../button.tsx';
import { FailureText } from '../failures/failure-text.tsx';
import { HelpButton } from '../help-button.tsx';
import { ReloadButton } from '../reload-button.tsx';
import styles from './list-state.module.css';

export interface SkeletonRowsProps {
  readonly count: number;
  /** Height of a placeholder row in px, the same as the final row. */
  readonly height: number;
}

/** Rows of the final size. They stay invisible for 200 ms, so that a quick answer shows no flicker. */
export function SkeletonRows({ count, height }: SkeletonRowsProps) {
  const t = useText('common');
  const style: CSSProperties & Record<'--row', string> = { '--row': `${height}px` };
  return (
    <div className={styles['skeleton']} role="status" aria-label={t('loading')} style={style}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles['row']} aria-hidden="true">
          <span className={styles['bar']} />
          <span className={styles['shortBar']} />
        </div>
      ))}
    </div>
  );
}

export interface EmptyStateProps {
  readonly title: string;
  readonly action?: ReactNode;
}

export function EmptyState({ title, action }: EmptyStateProps) {
  return (
    <div className={styles['state']}>
      <IconInbox size={28} stroke={1.75} aria-hidden="true" />
      <p>{title}</p>
      {action}
    </div>
  );
}

export interface ErrorStateProps {
  readonly error: AppError;
  readonly onRetry: () => void;
}

/** Nothing where it cannot help: the server lacks the call. */
export function TryAgain({ error: { kind }, onRetry }: ErrorStateProps) {
  const t = useText('common');
  return kind === 'unavailable' ? undefined : (
    <>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
      {kind === 'not-loaded' ? <ReloadButton /> : undefined}
    </>
  );
}

/** Replaces the list, or shows above old rows; links to a report of the failure, except where only the network is missing. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  return (
    <div className={styles['error']} role="alert">
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
      <div className={styles['reason']}>
        <FailureText error={error} />
      </div>
      <TryAgain error={error} onRetry={onRetry} />
      {error.kind === 'offline' ? undefined : <HelpButton error={error} />}
    </div>
  );
}

export function EndOfList() {
  const t = useText('common');
  return <p className={styles['end']}>{t('noMoreData')}</p>;
}
