import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { isWithinHours, nextOpening } from '../../../../core/domain/market/market-hours.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useServerMinute } from '../../../../core/time/server-time.ts';

/** How long an answer about a market may lag behind its hours, and the device's idea of the server's time be off. */
const lagMs = 120_000;

/**
 * For a market that takes no orders: when it opens again, in the device's time zone, or that it was halted within its
 * hours. Undefined while it is open, and when its hours are unknown.
 */
export function useClosedNote({ isOpen, category }: Pick<Instrument, 'isOpen' | 'category'>): string | undefined {
  const t = useText('trading');
  const { marketHours } = useRuntimeConfig();
  const format = useFormat();
  const now = useServerMinute(isOpen === false);
  if (isOpen !== false) return undefined;
  // At its edges a market is on its way to be open or closed, and not halted.
  const opening = nextOpening(marketHours, category, now) ?? nextOpening(marketHours, category, now + lagMs);
  if (opening !== undefined)
    return t('ticket.opensAt', {
      time: format.moment(opening, { year: true, month: true, day: true, time: true }),
    });
  return isWithinHours(marketHours, category, now - lagMs) === true ? t('ticket.halted') : undefined;
}
