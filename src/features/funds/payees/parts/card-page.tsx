import type { ReactNode } from 'react';
import type { AppError } from '../../../../core/errors/app-error.ts';
import styles from '../../../../core/ui/column.module.css';
import { ErrorState, SkeletonRows } from '../../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../../core/ui/page/page.tsx';

export interface CardPageProps {
  readonly title: string;
  readonly note: string;
  readonly isKnown: boolean;
  readonly error: AppError | null;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** A page about one card, with a placeholder until it is known. */
export function CardPage({ title, note, isKnown, error, onRetry, children }: CardPageProps) {
  return (
    <Page title={title} back>
      <div className={styles['column']}>
        <p className={styles['note']}>{note}</p>
        {!isKnown && error !== null ? <ErrorState error={error} onRetry={onRetry} /> : undefined}
        {!isKnown && error === null ? <SkeletonRows count={6} height={64} /> : undefined}
        {children}
      </div>
    </Page>
  );
}
