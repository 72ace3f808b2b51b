import { readDecimal, type Amount } from '../../../../core/money/amount.ts';

/** The net worth of one day, as this device saw it last. */
export interface KeptDay {
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string;
  /** Epoch ms at which it was seen. */
  readonly at: number;
  /** In USDT. */
  readonly worth: Amount;
  /** What had been repaid of loans until then, in USDT; undefined where that was not known. */
  readonly repaid?: Amount | undefined;
}

/** How many days are kept, today among them. */
export const keptDays = 31;
const dayMs = 86_400_000;
const dayPattern = /^\d{4}-\d\d-\d\d$/;

export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** What was stored, oldest first; anything that is not such a text is left out. */
export function readKept(text: string | undefined): readonly KeptDay[] {
  return (text ?? '').split('|').flatMap((part) => {
    const [day = '', at = '', worth = '', paid = ''] = part.split(' ');
    const value = readDecimal<Amount>(worth);
    const repaid = readDecimal<Amount>(paid);
    const isSound = dayPattern.test(day) && /^\d{1,15}$/.test(at) && value !== undefined;
    return isSound ? [{ day, at: Number(at), worth: value, ...(repaid === undefined ? {} : { repaid }) }] : [];
  });
}

export const writeKept = (days: readonly KeptDay[]): string =>
  days
    .map(({ day, at, worth, repaid }) => [day, at, worth, ...(repaid === undefined ? [] : [repaid])].join(' '))
    .join('|');

/** With what is seen now as the value of its day. Days that are too old, or come after now, go. */
export function withNow(days: readonly KeptDay[], now: Omit<KeptDay, 'day'>): readonly KeptDay[] {
  const { at } = now;
  const oldest = dayOf(at - (keptDays - 1) * dayMs);
  const today = dayOf(at);
  return [...days.filter(({ day }) => day >= oldest && day < today), { day: today, ...now }];
}

/** With the days before the first of these, as far back as days are kept. */
export function withEarlier(
  days: readonly KeptDay[],
  earlier: readonly Omit<KeptDay, 'day'>[],
  now: number,
): readonly KeptDay[] {
  const [first] = days;
  const oldest = dayOf(now - (keptDays - 1) * dayMs);
  const before = first?.day ?? dayOf(now);
  const added = earlier.map((one) => ({ day: dayOf(one.at), ...one }));
  return [...added.filter(({ day }) => day >= oldest && day < before), ...days];
}

/** Whether figures of this age belong to today: those of an earlier visit may not. */
export const isOfDay = (now: number, ageMs: number): boolean => dayOf(now - ageMs) === dayOf(now);

/** The last value of the day before now's; undefined if this device did not see one then. */
export const yesterdayIn = (days: readonly KeptDay[], now: number): KeptDay | undefined =>
  days.find(({ day }) => day === dayOf(now - dayMs));
