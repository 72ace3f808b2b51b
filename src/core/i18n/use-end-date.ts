import { useFormat } from './use-format.ts';

/** An end as servers tell it: a moment where one is known, or a day of the server's calendar. */
export interface Ending {
  readonly endsAtMs?: number | undefined;
  readonly endsOn: string;
}

/** The day of the end as the reader writes days; by the server's calendar where the moment is not known. */
export function useEndDate(): (ending: Ending) => string {
  const format = useFormat();
  return ({ endsAtMs, endsOn }) =>
    endsAtMs === undefined
      ? format.serverTime(endsOn)
      : format.moment(endsAtMs, { year: true, month: true, day: true });
}
