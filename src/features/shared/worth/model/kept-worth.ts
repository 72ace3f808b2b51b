import { readDecimal, type Amount } from '../../../../core/money/amount.ts';

/** The net worth of one day, as this device saw it last. */
export interface KeptDay {
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string;
  /** Epoch ms at which it was seen. */
  readonly at: number;
  /** In USDT. */
  readonly worth: Amount;
}

/** How many days are kept, today among them. */
export const keptDays = 31;
const dayMs = 86_400_000;
const dayPattern = /^\d{4}-\d\d-\d\d$/;

export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** What was stored, oldest first; anything that is not such a text is left out. */
export function readKept(text: string | undefined): readonly KeptDay[] {
  return (text ?? '').split('|').flatMap((part) => {
    const [day = '', at = '', worth = ''] = part.split(' ');
    const value = readDecimal<Amount>(worth);
    const isSound = dayPattern.test(day) && /^\d{1,15}$/.test(at) && value !== undefined;
    return isSound ? [{ day, at: Number(at), worth: value }] : [];
  });
}

export const writeKept = (days: readonly KeptDay[]): string =>
  days.map(({ day, at, worth }) => `${day} ${at} ${worth}`).join('|');

/** With what is seen now as the value of its day. Days that are too old, or come after now, go. */
export function withNow(days: readonly KeptDay[], { at, worth }: { at: number; worth: Amount }): readonly KeptDay[] {
  const oldest = dayOf(at - (keptDays - 1) * dayMs);
  const today = dayOf(at);
  return [...days.filter(({ day }) => day >= oldest && day < today), { day: today, at, worth }];
}

/** Whether figures of this age belong to today: those of an earlier visit may not. */
export const isOfDay = (now: number, ageMs: number): boolean => dayOf(now - ageMs) === dayOf(now);

/** The last value of the day before now's; undefined if this device did not see one then. */
export const yesterdayIn = (days: readonly KeptDay[], now: number): KeptDay | undefined =>
  days.find(({ day }) => day === dayOf(now - dayMs));
