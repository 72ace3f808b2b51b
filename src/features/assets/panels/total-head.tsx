import { IconChevronDown } from '../../../core/ui/icons/chevron-down.gen.tsx';
import { IconEye } from '../../../core/ui/icons/eye.gen.tsx';
import { IconEyeOff } from '../../../core/ui/icons/eye-off.gen.tsx';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { usePreferences } from '../../../core/preferences/use-preferences.ts';
import { IconButton } from '../../../core/ui/button.tsx';
import { useFiat } from '../../shared/fiat/data/fiat.ts';
import { FiatSheet } from '../../shared/fiat/panels/fiat-sheet.tsx';
import styles from './total-head.module.css';

export interface TotalHeadProps {
  /** What the figure is. */
  readonly caption: string;
  readonly isLoading: boolean;
  /** The figure and what belongs to it. */
  readonly children: ReactNode;
}

/** The head of a page about money: the currency that it is shown in, and the eye that hides it. */
export function TotalHead({ caption, isLoading, children }: TotalHeadProps) {
  const t = useText('assets');
  const { hideAmounts, change } = usePreferences();
  const { code } = useFiat();
  const [isChoosing, setIsChoosing] = useState(false);
  const Eye = hideAmounts ? IconEyeOff : IconEye;
  return (
    <section className={styles['head']} aria-busy={isLoading}>
      <div className={styles['caption']}>
        {caption}
        <button
          type="button"
          className={styles['fiat']}
          aria-label={t('chooseFiat', { code })}
          onClick={() => setIsChoosing(true)}
        >
          {code}
          <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
        </button>
        <IconButton
          label={t('hideAmounts')}
          aria-pressed={hideAmounts}
          onClick={() => change({ hideAmounts: !hideAmounts })}
        >
          <Eye size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      {children}
      <FiatSheet isOpen={isChoosing} onClose={() => setIsChoosing(false)} />
    </section>
  );
}
