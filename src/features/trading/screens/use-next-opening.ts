import { useState } from 'react';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import type { Instrument } from '../../../core/domain/instrument.ts';
import { nextOpening } from '../../../core/domain/market-hours.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useReadServerTime } from '../data/server-time.ts';

/** When a closed market opens again, in the time zone of the device; undefined where nobody has said when it trades. */
export function useNextOpening({ isOpen, category }: Pick<Instrument, 'isOpen' | 'category'>): string | undefined {
  const { marketHours } = useRuntimeConfig();
  const format = useFormat();
  const [now] = useState(useReadServerTime());
  const opening = isOpen === false ? nextOpening(marketHours, category, now) : undefined;
  return opening === undefined ? undefined : format.moment(opening, { year: true, month: true, day: true, time: true });
}
