import { usePort } from '../../../../core/di/use-port.ts';
import { calendarOf } from '../../../../core/i18n/calendar.ts';
import { Clock } from '../../../../core/time/clock.ts';
import { useServerZone } from './use-server-zone.ts';

/** `YYYY-MM-DD`: today where the platform's times are told; on the device's clock if that place is not known. */
export function useCurrentDay(): string {
  const clock = usePort(Clock);
  return calendarOf('en', useServerZone())(clock.now(), { year: true, month: true, day: true });
}
