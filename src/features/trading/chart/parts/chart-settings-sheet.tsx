import { useText } from '../../../../core/i18n/use-text.ts';
import { Segmented } from '../../../../core/ui/fields/segmented.tsx';
import { Switch } from '../../../../core/ui/fields/switch.tsx';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import {
  chartStyles,
  mainIndicators,
  subIndicators,
  withIndicator,
  type ChartSettings,
  type IndicatorName,
} from '../model/chart-settings.ts';
import styles from './chart-settings-sheet.module.css';

interface SettingsProps {
  readonly settings: ChartSettings;
  readonly onChange: (settings: ChartSettings) => void;
}

export interface ChartSettingsSheetProps extends SettingsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The kind of bars, and the indicators. */
export function ChartSettingsSheet({ isOpen, onClose, settings, onChange }: ChartSettingsSheetProps) {
  const t = useText('trading');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('chart.settings')}>
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
