import { useState } from 'react';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import type { Instrument } from '../../../core/domain/instrument.ts';
import { isWithinHours, nextOpening } from '../../../core/domain/market-hours.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { useReadServerTime } from '../data/server-time.ts';

/**
 * Of a market that takes no orders: when it opens again, in the time zone of the device, or that it was halted in the
 * middle of its hours. Undefined while it is open, and where nobody has said when it trades.
 */
export function useClosedNote({ isOpen, category }: Pick<Instrument, 'isOpen' | 'category'>): string | undefined {
  const t = useText('trading');
  const { marketHours } = useRuntimeConfig();
  const format = useFormat();
  const [now] = useState(useReadServerTime());
  if (isOpen !== false) return undefined;
  const opening = nextOpening(marketHours, category, now);
  if (opening !== undefined)
    return t('ticket.opensAt', {
      time: format.moment(opening, { year: true, month: true, day: true, time: true }),
    });
  return isWithinHours(marketHours, category, now) === true ? t('ticket.halted') : undefined;
}
