import { useEffect, useEffectEvent } from 'react';
import { useReadTimes } from '../../../core/time/read-times.ts';
import { useKeptDaysOf } from '../../shared/worth/data/kept-days.ts';
import { readKept, withEarlier, writeKept } from '../../shared/worth/model/kept-worth.ts';
import { useWorthDays } from '../data/worth-days.ts';

/**
 * The people of the demo lived before its world began, and the device of a person remembers the net worth of each day.
 * So it gets the days from the backend that it cannot have seen itself; its own days stay as they are.
 */
export function useLivedDays(): void {
  const read = useWorthDays();
  const kept = useKeptDaysOf('live');
  const { best } = useReadTimes();
  const remember = useEffectEvent(async (isWanted: () => boolean): Promise<void> => {
    const lived = (await read?.()) ?? [];
    if (kept === undefined || lived.length === 0 || !isWanted()) return;
    const text = writeKept(withEarlier(readKept(kept.read()), lived, best()));
    if (text !== kept.read()) kept.write(text);
  });
  useEffect(() => {
    let isThere = kept !== undefined;
    // Without an answer the line begins today, as on any other device.
    void remember(() => isThere).catch(() => undefined);
    return () => {
      isThere = false;
    };
  }, [kept]);
}
