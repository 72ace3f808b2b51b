import { readDecimal, type Amount, type Price, type Rate } from '../../money/amount.ts';
import { parsedText } from '../kept/parsed-text.ts';
import { unreadRows } from '../kept/unread-rows.ts';
import { isNoticeKind, noticeSubjects, type Fee, type Notice, type NoticeSubject, type Sum } from './notice.ts';
import type { KnownThing, Watched } from './sighting.ts';

/** The notices of one person and account on this device, newest first, and what is known of each subject. */
export interface NoticeBook {
  readonly notices: readonly Notice[];
  readonly watched: Readonly<Partial<Record<NoticeSubject, Watched>>>;
}

export const emptyBook: NoticeBook = { notices: [], watched: {} };

export const keptDays = 30;
const keptMs = keptDays * 86_400_000;
const keptMost = 200;
/** The same state of the same thing, later than two tabs take to find it out: it came again, such as a second refusal. */
const againMs = 60_000;

/** Each notice once, whichever tab finds it out; those of thirty days, and no more than a device can hold. */
export function withNotices(book: NoticeBook, fresh: readonly Notice[], now: number): NoticeBook {
  const known = new Map(book.notices.map(({ id, at }) => [id, at]));
  const isNew = ({ id, at }: Notice): boolean => {
    const before = known.get(id);
    return before === undefined || at - before > againMs;
  };
  const added = fresh.filter(isNew);
  const replaced = new Set(added.map(({ id }) => id));
  // The newest state of an order says what its earlier parts said.
  const moved = new Set(added.filter(({ subject }) => subject === 'spot').map(({ of }) => of));
  const earlier = book.notices.filter(
    ({ id, kind, of }) => !replaced.has(id) && !(kind.startsWith('spot.part') && moved.has(of)),
  );
  const notices = [...added, ...earlier]
    .filter(({ at }) => now - at < keptMs)
    .toSorted((one, other) => other.at - one.at)
    .slice(0, keptMost);
  const isSame = added.length === 0 && notices.length === book.notices.length;
  return isSame ? book : { ...book, notices };
}

export const withWatched = (book: NoticeBook, subject: NoticeSubject, watched: Watched): NoticeBook => ({
  ...book,
  watched: { ...book.watched, [subject]: watched },
});

export const untold = ({ notices }: NoticeBook): readonly Notice[] => notices.filter(({ isTold }) => !isTold);
export const countUnread = ({ notices }: NoticeBook): number => notices.filter(({ isRead }) => !isRead).length;

/** The same book when nothing changes. */
function marked(book: NoticeBook, ids: ReadonlySet<string>, mark: 'isTold' | 'isRead'): NoticeBook {
  if (!book.notices.some((notice) => ids.has(notice.id) && !notice[mark])) return book;
  return { ...book, notices: book.notices.map((one) => (ids.has(one.id) ? { ...one, [mark]: true } : one)) };
}
export const withTold = (book: NoticeBook, ids: ReadonlySet<string>): NoticeBook => marked(book, ids, 'isTold');
/** What was read needs no telling. */
export const withRead = (book: NoticeBook, ids: ReadonlySet<string>): NoticeBook =>
  marked(marked(book, ids, 'isRead'), ids, 'isTold');

/** Whether anything of these subjects can still change. */
export const hasOpen = ({ watched }: NoticeBook, subjects: readonly NoticeSubject[]): boolean =>
  subjects.some((subject) => Object.values(watched[subject]?.things ?? {}).some(({ isOpen }) => isOpen));

/** With the notices and subjects of `kept` that this version cannot read. */
export function writeBook({ notices, watched }: NoticeBook, kept?: string): string {
  const before = fieldsOf(parsedText(kept));
  const unread = unreadRows(before['notices'], (one) => noticeIn(one) !== undefined);
  return JSON.stringify({ notices: [...notices, ...unread], watched: { ...fieldsOf(before['watched']), ...watched } });
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function sumIn(value: unknown): Sum | undefined {
  const fields = fieldsOf(value);
  const read = readDecimal<Amount>(textIn(fields['value']) ?? '');
  return read === undefined ? undefined : { value: read, currency: textIn(fields['currency']) };
}

function feeIn(value: unknown): Fee | undefined {
  const read = sumIn(value);
  return read === undefined ? undefined : { ...read, isAbout: fieldsOf(value)['isAbout'] === true };
}

function noticeIn(value: unknown): Notice | undefined {
  const {
    id,
    of,
    subject: named,
    kind,
    name,
    at,
    isTold,
    isRead,
    size,
    price,
    fee,
    result,
    moment,
    away,
  } = fieldsOf(value);
  const subject = noticeSubjects.find((one) => one === named);
  if (typeof id !== 'string' || typeof of !== 'string' || typeof name !== 'string') return undefined;
  if (subject === undefined || !isNoticeKind(kind) || typeof at !== 'number') return undefined;
  return {
    id,
    of,
    subject,
    kind,
    name,
    at,
    isTold: isTold === true,
    isRead: isRead === true,
    size: sumIn(size),
    price: readDecimal<Price>(textIn(price) ?? ''),
    fee: feeIn(fee),
    away: readDecimal<Rate>(textIn(away) ?? ''),
    result: sumIn(result),
    moment: textIn(moment),
  };
}

function thingIn(value: unknown): KnownThing | undefined {
  const { stage, isOpen, place, misses } = fieldsOf(value);
  if (typeof stage !== 'string' || typeof place !== 'string' || typeof misses !== 'number') return undefined;
  return { stage, place, misses, isOpen: isOpen === true };
}

function watchedIn(value: unknown): Watched | undefined {
  const { since, things } = fieldsOf(value);
  if (typeof since !== 'string') return undefined;
  const read = Object.entries(fieldsOf(things)).flatMap(([id, thing]) => {
    const known = thingIn(thing);
    return known === undefined ? [] : [[id, known] as const];
  });
  return { since, things: Object.fromEntries(read) };
}

/** Parses a stored book; invalid entries are left out, and a subject that cannot be read is learned anew. */
export function readBook(text: string | undefined): NoticeBook {
  try {
    const { notices, watched } = fieldsOf(JSON.parse(text ?? '{}'));
    const subjects = fieldsOf(watched);
    const read = noticeSubjects.flatMap((subject) => {
      const known = watchedIn(subjects[subject]);
      return known === undefined ? [] : [[subject, known] as const];
    });
    return {
      notices: Array.isArray(notices) ? notices.flatMap((one: unknown) => noticeIn(one) ?? []) : [],
      watched: Object.fromEntries(read),
    };
  } catch {
    return emptyBook;
  }
}
