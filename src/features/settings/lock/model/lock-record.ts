import * as v from 'valibot';

const countFrom = (least: number) =>
  v.pipe(
    v.number(),
    v.check((count) => Number.isInteger(count) && count >= least),
  );
const count = countFrom(0);
const schema = v.object({
  /** Undefined without a PIN: then idleness ends the session instead. */
  pin: v.optional(v.object({ salt: v.string(), hash: v.string(), rounds: countFrom(1) })),
  /** Name of the key by which the device itself may open it beside the PIN. */
  device: v.optional(v.object({ id: v.string() })),
  /** Minutes out of sight after which it is locked; 0 is at once. */
  awayMinutes: count,
  /** Minutes without a touch after which it is locked; 0 is never. */
  idleMinutes: count,
  isLocked: v.boolean(),
  /** Epoch ms. */
  seenAt: v.number(),
  /** Wrong PINs since the last right one. */
  wrong: count,
  /** Epoch ms before which no PIN is looked at. */
  waitUntil: v.number(),
});

/** This device's data about the lock. It ends with the session. */
export type LockRecord = v.InferOutput<typeof schema>;

export const noLock: LockRecord = {
  awayMinutes: 5,
  idleMinutes: 0,
  isLocked: false,
  seenAt: 0,
  wrong: 0,
  waitUntil: 0,
};

export const awayChoices = [0, 1, 5, 15] as const;
export const idleChoices = [0, 5, 15, 30, 60] as const;
export const pinLength = { min: 4, max: 12 } as const;

const minuteMs = 60_000;
/** This many wrong PINs cause no wait. */
const freeSlips = 3;
const firstWaitMs = 5_000;
const longestWaitMs = 15 * minuteMs;

/**
 * Undefined for an absent or unreadable record. That opens no hole: a person who can change the record can also delete
 * it.
 */
export function readLock(text: string | undefined): LockRecord | undefined {
  if (text === undefined) return undefined;
  try {
    const read = v.safeParse(schema, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** The wait after this many wrong PINs in a row: 5 s, 10 s, 20 s and so on, at most a quarter of an hour. */
export const waitAfter = (wrong: number): number =>
  wrong < freeSlips ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (wrong - freeSlips));

/** A clock that was set back never makes the wait longer. */
export const leftToWait = ({ wrong, waitUntil }: LockRecord, now: number): number =>
  Math.max(0, Math.min(waitUntil - now, waitAfter(wrong)));

export const afterWrong = (record: LockRecord, now: number): LockRecord => {
  const wrong = record.wrong + 1;
  return { ...record, wrong, waitUntil: now + waitAfter(wrong) };
};

export const opened = (record: LockRecord, now: number): LockRecord => ({
  ...record,
  isLocked: false,
  wrong: 0,
  waitUntil: 0,
  seenAt: now,
});

/** A clock that was set back counts as a long time. */
const hasPassed = ({ seenAt }: LockRecord, now: number, minutes: number): boolean =>
  now < seenAt - minuteMs || now - seenAt >= minutes * minuteMs;

/** Whether the person was away for too long. */
export const isAwayTooLong = (record: LockRecord, now: number): boolean =>
  record.pin !== undefined && hasPassed(record, now, record.awayMinutes);

export const isIdleTooLong = (record: LockRecord, now: number): boolean =>
  record.idleMinutes > 0 && hasPassed(record, now, record.idleMinutes);

export type PinProblem = 'length' | 'differ';

/** Digits only, of the right length, and typed twice the same. */
export function pinProblem(pin: string, repeated: string): PinProblem | undefined {
  if (!/^\d+$/.test(pin) || pin.length < pinLength.min || pin.length > pinLength.max) return 'length';
  return pin === repeated ? undefined : 'differ';
}
