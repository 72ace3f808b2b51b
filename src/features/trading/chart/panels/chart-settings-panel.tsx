import { useState } from 'react';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { saveAsFile } from '../../../../core/ui/save-as-file.ts';
import { useInstruments } from '../../../shared/instruments/data/instruments.ts';
import { useSharedText } from '../../../shared/kept-text/data/shared-text.ts';
import { drawingsKey } from '../data/drawings-key.ts';
import { useChangeDrawings } from '../data/kept-drawings.ts';
import { readChartFile, writeChartFile } from '../model/chart-file.ts';
import type { ChartSettings } from '../model/chart-settings.ts';
import {
  applied,
  mostTemplates,
  readTemplates,
  withoutTemplate,
  withTemplate,
  writeTemplates,
  type ChartTemplate,
} from '../model/chart-templates.ts';
import { readDrawings, withAdded, writeDrawings } from '../model/drawings.ts';
import { ChartSettingsSheet } from '../parts/settings/chart-settings-sheet.tsx';

export interface ChartSettingsPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The pair of the chart. */
  readonly symbol: string;
  readonly settings: ChartSettings;
  readonly onChange: (settings: ChartSettings) => void;
}

/** How the chart looks: kind of bars, axis, comparison, indicators, templates, and all of it as a file. */
export function ChartSettingsPanel({ symbol, settings, onChange, ...sheet }: ChartSettingsPanelProps) {
  useTextsAhead(['chart', 'trading', 'requests']);
  const pairs = useInstruments().data ?? [];
  const symbols = pairs.map(({ instrument }) => instrument.symbol).filter((one) => one !== symbol);
  const [kept, keep] = useSharedText('trading.chartTemplates');
  const templates = readTemplates(kept);
  const file = useFile({ symbol, settings, onChange, templates, kept, keep });
  return (
    <ChartSettingsSheet
      {...sheet}
      settings={settings}
      onChange={onChange}
      symbols={symbols}
      templates={{
        names: templates.map(({ name }) => name),
        isFull: templates.length >= mostTemplates,
        onApply: (name) => {
          const template = templates.find((one) => one.name === name);
          if (template !== undefined) onChange(applied(settings, template));
        },
        onSave: (name) => keep(writeTemplates(withTemplate(templates, name, settings), kept)),
        onRemove: (name) => void keep(writeTemplates(withoutTemplate(templates, name), kept)),
      }}
      file={file}
    />
  );
}

interface FileNeeds extends Pick<ChartSettingsPanelProps, 'symbol' | 'settings' | 'onChange'> {
  readonly templates: readonly ChartTemplate[];
  /** The templates as they are stored. */
  readonly kept: string | undefined;
  readonly keep: (text: string) => boolean;
}

function useFile({ symbol, settings, onChange, templates, kept, keep }: FileNeeds) {
  const t = useText('chart');
  const format = useFormat();
  const [drawn] = useSharedText(drawingsKey(symbol));
  const changeDrawings = useChangeDrawings();
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly isGood: boolean }>();
  const take = (text: string): void => {
    const read = readChartFile(text);
    if (read === undefined) {
      setOutcome({ text: t('file.wrong'), isGood: false });
      return;
    }
    const names = new Set(read.templates.map(({ name }) => name));
    const all = [...templates.filter(({ name }) => !names.has(name)), ...read.templates].slice(-mostTemplates);
    const isKept = [
      keep(writeTemplates(all, kept)),
      changeDrawings(read.symbol, (present) => writeDrawings(withAdded(readDrawings(present), read.drawings), present)),
    ];
    onChange(read.settings);
    const told = { n: format.count(read.drawings.length), symbol: read.symbol };
    setOutcome(
      isKept.includes(false) ? { text: t('draw.lost'), isGood: false } : { text: t('file.done', told), isGood: true },
    );
  };
  return {
    outcome,
    onExport: (): void => {
      const text = writeChartFile({ symbol, settings, templates, drawings: readDrawings(drawn) });
      saveAsFile(text, `chart-${symbol.replaceAll('/', '-')}.json`);
      setOutcome(undefined);
    },
    onImport: (picked: File): void => {
      picked.text().then(take, () => setOutcome({ text: t('file.wrong'), isGood: false }));
    },
  };
}
