import type { ReactNode } from 'react';
import { IconChevronDown } from '../../../core/ui/icons/chevron-down.gen.tsx';
import styles from './fee-table.module.css';

export interface FeeGroupProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** The name of a product, with its figures folded out below it. */
export const FeeGroup = ({ title, isOpen, onToggle, children }: FeeGroupProps) => (
  <details open={isOpen} className={styles['group']} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
    <summary>
      {title}
      <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
    </summary>
    {children}
  </details>
);
