import type { ReactNode } from 'react';
import { RowGroup } from '../../../core/ui/lists/row-group.tsx';
import styles from './setting-group.module.css';

/** A heading and its settings. */
export function SettingGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles['group']}>
      <RowGroup title={title}>{children}</RowGroup>
    </div>
  );
}

export interface ChoiceRowProps {
  /** None where the heading of the group names it. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A setting with its choices below its name. */
export function ChoiceRow({ label, children }: ChoiceRowProps) {
  return (
    <div className={styles['choice']}>
      {label === undefined ? undefined : <span aria-hidden="true">{label}</span>}
      {children}
    </div>
  );
}
