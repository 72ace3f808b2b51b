import { useText } from '../../../../../core/i18n/use-text.ts';
import { Segmented } from '../../../../../core/ui/fields/segmented.tsx';

import { Switch } from '../../../../../core/ui/fields/switch.tsx';
import { Sheet } from '../../../../../core/ui/sheets/sheet.tsx';
import {
  chartScales,
  chartStyles,
  mainIndicators,
  subIndicators,
  withIndicator,
  type ChartSettings,
  type IndicatorName,
} from '../../model/chart-settings.ts';
import { ChoiceField } from '../../../../shared/request-form/parts/choice-field.tsx';
import { ChartFile, type ChartFileProps } from './chart-file.tsx';
import styles from './chart-settings-sheet.module.css';
import { IndicatorEditor } from './indicator-editor.tsx';
import { TemplateList, type TemplateListProps } from './template-list.tsx';

interface SettingsProps {
  readonly settings: ChartSettings;
  readonly onChange: (settings: ChartSettings) => void;
}

export interface ChartSettingsSheetProps extends SettingsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Pairs that can be compared with. */
  readonly symbols: readonly string[];
  readonly templates: TemplateListProps;
  readonly file: ChartFileProps;
}

const noPair = '';

export function ChartSettingsSheet({
  settings,
  onChange,
  symbols,
  templates,
  file,
  ...sheet
}: ChartSettingsSheetProps) {
  const t = useText('trading');
  const chart = useText('chart');
  const { compared } = settings;
  const isCompared = compared !== undefined && symbols.includes(compared);
  return (
    <Sheet {...sheet} title={t('chart.settings')}>
      <Segmented
        label={chart('settings.style')}
        options={chartStyles.map((style) => ({ id: style, label: chart(`settings.styles.${style}`) }))}
        value={settings.style}
        onChange={(style) => onChange({ ...settings, style })}
      />
      <h3 className={styles['group']}>{chart('settings.scale')}</h3>
      <Segmented
        label={chart('settings.scale')}
        options={chartScales.map((scale) => ({ id: scale, label: chart(`settings.scales.${scale}`) }))}
        value={isCompared ? 'percent' : settings.scale}
        onChange={(scale) => onChange({ ...settings, scale, compared: scale === 'percent' ? compared : undefined })}
      />
      <div className={styles['apart']}>
        <ChoiceField
          label={chart('settings.compare')}
          hint={chart('settings.compareHint')}
          options={[noPair, ...symbols].map((symbol) => ({
            id: symbol,
            label: symbol === noPair ? chart('settings.compareNone') : symbol,
          }))}
          value={isCompared ? compared : noPair}
          onChange={(symbol) => onChange({ ...settings, compared: symbol === noPair ? undefined : symbol })}
        />
      </div>
      <Indicators title={chart('settings.onPrice')} names={mainIndicators} settings={settings} onChange={onChange} />
      <Indicators title={chart('settings.below')} names={subIndicators} settings={settings} onChange={onChange} />
      <TemplateList {...templates} />
      <ChartFile {...file} />
      <p className={styles['help']}>{chart('settings.help')}</p>
    </Sheet>
  );
}

interface IndicatorsProps extends SettingsProps {
  readonly title: string;
  readonly names: readonly IndicatorName[];
}

function Indicators({ title, names, settings, onChange }: IndicatorsProps) {
  const t = useText('chart');
  return (
    <section>
      <h3 className={styles['group']}>{title}</h3>
      {names.map((name) => {
        const isOn = settings.indicators.includes(name);
        return (
          <div key={name} className={styles['indicator']}>
            <Switch
              label={t(`settings.indicator.${name}`)}
              checked={isOn}
              onChange={(next) => onChange(withIndicator(settings, name, next))}
            />
            {isOn && name !== 'VOL' ? (
              <IndicatorEditor name={name} settings={settings} onChange={onChange} />
            ) : undefined}
          </div>
        );
      })}
    </section>
  );
}
