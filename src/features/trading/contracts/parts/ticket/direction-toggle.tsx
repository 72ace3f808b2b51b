import { IconArrowDownRight } from '../../../../../core/ui/icons/arrow-down-right.gen.tsx';
import { IconArrowUpRight } from '../../../../../core/ui/icons/arrow-up-right.gen.tsx';
import { useId } from 'react';
import type { ContractDirection } from '../../../../../core/domain/orders/contract-order.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import styles from '../../../ticket/parts/side-toggle.module.css';

export interface DirectionToggleProps {
  readonly direction: ContractDirection;
  readonly onChange: (direction: ContractDirection) => void;
}

const directions = [
  { id: 'long', Icon: IconArrowUpRight, tone: 'up' },
  { id: 'short', Icon: IconArrowDownRight, tone: 'down' },
] as const;

/** The direction as word, icon and colour. */
export function DirectionToggle({ direction, onChange }: DirectionToggleProps) {
  const t = useText('contracts');
  const name = useId();
  return (
    <div className={styles['sides']} data-key="sides" role="radiogroup" aria-label={t('direction.label')}>
      {directions.map(({ id, Icon, tone }) => (
        <label key={id} className={styles['side']} data-tone={tone}>
          <input
            type="radio"
            className={styles['input']}
            name={name}
            checked={direction === id}
            onChange={() => onChange(id)}
          />
          <span className={styles['face']}>
            <Icon size={16} stroke={2} aria-hidden="true" />
            {t(`direction.${id}`)}
          </span>
        </label>
      ))}
    </div>
  );
}
