import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { AlertBell } from '../../../shared/alerts/panels/alert-bell.tsx';
import { FullScreen } from '../parts/full-screen.tsx';

export interface ChartToolsProps {
  readonly instrument: Instrument;
  readonly isFull: boolean;
  readonly onFull: (isFull: boolean) => void;
}

/** The buttons beside the periods. */
export function ChartTools({ instrument, isFull, onFull }: ChartToolsProps) {
  useTextsAhead(['chart', 'trading', 'alerts']);
  const t = useText('trading');
  return (
    <>
      <FullScreen title={instrument.symbol} isFull={isFull} onFull={onFull} />
      <AlertBell instrument={instrument} label={t('header.alerts')} />
    </>
  );
}
