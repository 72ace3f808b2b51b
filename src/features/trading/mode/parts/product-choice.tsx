import { Suspense, type ReactNode } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Segmented } from '../../../../core/ui/fields/segmented.tsx';
import type { ProductId } from '../model/products.ts';
import styles from './product-choice.module.css';

export interface ProductChoiceProps {
  readonly offered: readonly ProductId[];
  readonly value: ProductId;
  readonly onChange: (product: ProductId) => void;
  /** What is open in contracts. */
  readonly mark?: ReactNode;
}

/** The ways to trade, all visible; nothing without a choice. */
export function ProductChoice({ offered, value, onChange, mark }: ProductChoiceProps) {
  const t = useText('trading');
  if (offered.length < 2) return undefined;
  return (
    <div className={styles['products']}>
      <Segmented
        label={t('product.label')}
        options={offered.map((id) => ({
          id,
          label: t(`product.${id}`),
          mark: id === 'contracts' ? <Suspense>{mark}</Suspense> : undefined,
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
