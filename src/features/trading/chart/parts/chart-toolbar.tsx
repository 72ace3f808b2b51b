import { IconAdjustmentsHorizontal } from '../../../../core/ui/icons/adjustments-horizontal.gen.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { IconButton } from '../../../../core/ui/button.tsx';
import { chartRanges, type ChartRange } from '../model/chart-settings.ts';
import styles from './chart-toolbar.module.css';

export interface ChartToolbarProps {
  readonly range: ChartRange;
  readonly onRange: (range: ChartRange) => void;
  readonly onSettings: () => void;
  /** Before the button of the settings. */
  readonly tools: ReactNode;
}

/** Periods as chips, everything else behind one button. */
export function ChartToolbar({ range, tools, onRange, onSettings }: ChartToolbarProps) {
  const t = useText('trading');
  const row = useRef<HTMLDivElement>(null);
  // The chosen one is in sight where the row is longer than the screen is wide.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (chosen !== null && chosen !== undefined && row.current !== null) {
      row.current.scrollLeft =
        chosen.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
    }
  }, [range]);
  return (
    <div className={styles['toolbar']}>
      <div ref={row} className={styles['ranges']} data-key="periods" role="group" aria-label={t('chart.periods')}>
        {chartRanges.map((one) => (
          <button
            key={one}
            type="button"
            className={styles['range']}
            aria-pressed={range === one}
            aria-label={t(`chart.rangeLong.${one}`)}
            onClick={() => onRange(one)}
          >
            {t(`chart.range.${one}`)}
          </button>
        ))}
      </div>
      <div className={styles['tools']}>{tools}</div>
      <IconButton label={t('chart.settings')} onClick={onSettings}>
        <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
