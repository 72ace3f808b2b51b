import { IconArrowDownRight } from '../../../../core/ui/icons/arrow-down-right.gen.tsx';
import { IconArrowUpRight } from '../../../../core/ui/icons/arrow-up-right.gen.tsx';
import { useId } from 'react';
import type { Side } from '../../../../core/domain/market/depth.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { longestWordStyle } from '../../../../core/ui/longest-word.ts';
import styles from '../../ticket/parts/side-toggle.module.css';

export interface SideToggleProps {
  readonly side: Side;
  readonly onChange: (side: Side) => void;
}

const sides = [
  { id: 'buy', Icon: IconArrowUpRight, tone: 'up' },
  { id: 'sell', Icon: IconArrowDownRight, tone: 'down' },
] as const;

/** The side as word, icon and colour. */
export function SideToggle({ side, onChange }: SideToggleProps) {
  const t = useText('trading');
  const name = useId();
  return (
    <div className={styles['sides']} data-key="sides" role="radiogroup" aria-label={t('side.label')}>
      {sides.map(({ id, Icon, tone }) => (
        <label key={id} className={styles['side']} data-tone={tone}>
          <input
            type="radio"
            className={styles['input']}
            name={name}
            checked={side === id}
            onChange={() => onChange(id)}
          />
          <span className={styles['face']} style={longestWordStyle(t(`side.${id}`))}>
            <Icon size={16} stroke={2} aria-hidden="true" />
            {t(`side.${id}`)}
          </span>
        </label>
      ))}
    </div>
  );
}
