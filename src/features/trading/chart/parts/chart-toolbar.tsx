import { IconAdjustmentsHorizontal } from '../../../../core/ui/icons/adjustments-horizontal.gen.tsx';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { IconButton } from '../../../../core/ui/button.tsx';
import { Segmented } from '../../../../core/ui/fields/segmented.tsx';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { Switch } from '../../../../core/ui/fields/switch.tsx';
import {
  chartRanges,
  chartStyles,
  mainIndicators,
  subIndicators,
  withIndicator,
  type ChartSettings,
  type IndicatorName,
} from '../model/chart-settings.ts';
import styles from './chart-toolbar.module.css';

interface SettingsProps {
  readonly settings: ChartSettings;
  readonly onChange: (settings: ChartSettings) => void;
}

export interface ChartToolbarProps extends SettingsProps {
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
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('chart.settings')}>
        <Segmented
          label={t('chart.style')}
          options={chartStyles.map((style) => ({ id: style, label: t(`chart.${style}`) }))}
          value={settings.style}
          onChange={(style) => onChange({ ...settings, style })}
        />
        <Indicators title={t('chart.onPrice')} names={mainIndicators} settings={settings} onChange={onChange} />
        <Indicators title={t('chart.below')} names={subIndicators} settings={settings} onChange={onChange} />
        <p className={styles['help']}>{t('chart.help')}</p>
      </Sheet>
    </div>
  );
}

interface IndicatorsProps extends SettingsProps {
  readonly title: string;
  readonly names: readonly IndicatorName[];
}

function Indicators({ title, names, settings, onChange }: IndicatorsProps) {
  const t = useText('trading');
  return (
    <section>
      <h3 className={styles['group']}>{title}</h3>
      {names.map((name) => (
        <Switch
          key={name}
          label={t(`chart.indicator.${name}`)}
          checked={settings.indicators.includes(name)}
          onChange={(isOn) => onChange(withIndicator(settings, name, isOn))}
        />
      ))}
    </section>
  );
}
