import { IconArrowDownRight } from '../../../../../core/ui/icons/arrow-down-right.gen.tsx';
import { IconArrowUpRight } from '../../../../../core/ui/icons/arrow-up-right.gen.tsx';
import { useId } from 'react';
import type { ContractDirection } from '../../../../../core/domain/orders/contract-order.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import styles from '../../../ticket/parts/side-toggle.module.css';
import own from '../contract.module.css';

export interface DirectionToggleProps {
  readonly direction: ContractDirection;
  readonly onChange: (direction: ContractDirection) => void;
}

const directions = [
  { id: 'long', plain: 'direction.longPlain', Icon: IconArrowUpRight, tone: 'up' },
  { id: 'short', plain: 'direction.shortPlain', Icon: IconArrowDownRight, tone: 'down' },
] as const;

/** The direction as word, icon and colour, and what it means in plain words. */
export function DirectionToggle({ direction, onChange }: DirectionToggleProps) {
  const t = useText('contracts');
  const name = useId();
  const chosen = directions.find(({ id }) => id === direction) ?? directions[0];
  return (
    <div>
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
      <p className={own['plain']}>{t(chosen.plain)}</p>
    </div>
  );
}
