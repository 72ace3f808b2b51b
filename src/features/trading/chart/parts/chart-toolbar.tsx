import { IconAdjustmentsHorizontal } from '../../../../core/ui/icons/adjustments-horizontal.gen.tsx';
import { useCallback, type ReactNode } from 'react';
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
  // When the row is wider than the screen, the chosen one is scrolled into view.
  const bringToSight = useCallback((chosen: HTMLButtonElement | null) => {
    const row = chosen?.parentElement;
    if (chosen === null || row === null || row === undefined) return;
    row.scrollLeft = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, []);
  return (
    <div className={styles['toolbar']}>
      <div className={styles['ranges']} data-key="periods" role="group" aria-label={t('chart.periods')}>
        {chartRanges.map((one) => (
          <button
            key={one}
            ref={range === one ? bringToSight : undefined}
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
