import { useRuntimeConfig } from '../../../../../core/config/use-runtime-config.ts';
import type { Instrument } from '../../../../../core/domain/market/instrument.ts';
import { sessionsFrom } from '../../../../../core/domain/market/market-sessions.ts';
import { useFormat } from '../../../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../../../core/i18n/use-text.ts';
import { utcOffset } from '../../../../../core/i18n/utc-offset.ts';
import { useServerMinute } from '../../../../../core/time/server-time.ts';
import { useReadAtEdges } from '../../../../shared/instruments/data/read-at-edges.ts';
import { SessionLine } from '../../parts/session-line.tsx';

export interface MarketSessionProps {
  readonly instrument: Pick<Instrument, 'category' | 'isOpen'>;
}

/**
 * Whether a market with hours is open, until when, and its hours of a week, in the zone of the device. Once it is told closed or
 * open the time is read anew: by that of a minute ago it would seem halted.
 */
export function MarketSession({ instrument }: MarketSessionProps) {
  useTextsAhead(['chart', 'trading']);
  return <SessionNow key={String(instrument.isOpen)} instrument={instrument} />;
}

function SessionNow({ instrument }: MarketSessionProps) {
  const t = useText('chart');
  const trading = useText('trading');
  useReadAtEdges(instrument.category);
  const { languageTag } = useFormat();
  const { marketHours } = useRuntimeConfig();
  const now = useServerMinute(true);
  const sessions = sessionsFrom(marketHours, instrument.category, now);
  const [first] = sessions;
  const isWithin = first !== undefined && first.opensAt <= now;
  const isOpen = instrument.isOpen ?? (first === undefined ? undefined : isWithin);
  if (isOpen === undefined) return undefined;
  const moments = new Intl.DateTimeFormat(languageTag, {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const text = (ms: number): string => moments.format(ms);
  const change = (): string | undefined => {
    if (first === undefined) return t('session.unknown');
    if (isOpen) return isWithin ? t('session.closes', { time: text(first.closesAt) }) : undefined;
    return isWithin ? trading('ticket.halted') : t('session.opens', { time: text(first.opensAt) });
  };
  return (
    <SessionLine
      isOpen={isOpen}
      change={change()}
      zone={`UTC${utcOffset(now)}`}
      // The week after has the same ones.
      sessions={[...new Set(sessions.map(({ opensAt, closesAt }) => `${text(opensAt)} – ${text(closesAt)}`))]}
    />
  );
}
