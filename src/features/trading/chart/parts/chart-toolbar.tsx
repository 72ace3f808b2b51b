import { IconAdjustmentsHorizontal } from '../../../../core/ui/icons/adjustments-horizontal.gen.tsx';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { IconButton } from '../../../../core/ui/button.tsx';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { chartRanges } from '../model/chart-settings.ts';
import type { ChartSettingsSheetProps } from './chart-settings-sheet.tsx';
import styles from './chart-toolbar.module.css';

const ChartSettingsSheet = whenWanted<ChartSettingsSheetProps>({
  load: async () => (await import('./chart-settings-sheet.tsx')).ChartSettingsSheet,
  isWanted: ({ isOpen }) => isOpen,
});

export interface ChartToolbarProps extends Pick<ChartSettingsSheetProps, 'settings' | 'onChange'> {
  /** Before the button of the settings. */
  readonly tools: ReactNode;
}

/** Periods as chips, everything else behind one button. */
export function ChartToolbar({ settings, tools, onChange }: ChartToolbarProps) {
  const t = useText('trading');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles['toolbar']}>
      <div className={styles['ranges']} data-key="periods" role="group" aria-label={t('chart.periods')}>
        {chartRanges.map((range) => (
          <button
            key={range}
            type="button"
            className={styles['range']}
            aria-pressed={settings.range === range}
            aria-label={t(`chart.rangeLong.${range}`)}
            onClick={() => onChange({ ...settings, range })}
          >
            {t(`chart.range.${range}`)}
          </button>
        ))}
      </div>
      {tools}
      <IconButton label={t('chart.settings')} onClick={() => setIsOpen(true)}>
        <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <ChartSettingsSheet isOpen={isOpen} onClose={() => setIsOpen(false)} settings={settings} onChange={onChange} />
    </div>
  );
}
