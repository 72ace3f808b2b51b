import type { ReactNode } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { FactList, type Fact } from '../../mode/parts/fact-list.tsx';
import styles from './confirm-sheet.module.css';

export interface FoldedDetailsProps {
  readonly facts: readonly Fact[];
  readonly children?: ReactNode;
}

/** The rest of what is known about an order, on request. */
export function FoldedDetails({ facts, children }: FoldedDetailsProps) {
  const t = useText('trading');
  return (
    <details className={styles['details']}>
      <summary>{t('confirm.details')}</summary>
      <FactList facts={facts} />
      {children}
    </details>
  );
}
