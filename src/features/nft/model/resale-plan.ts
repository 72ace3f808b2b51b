import type { Resale } from '../../../core/domain/products/art-sale.ts';
import type { Artwork } from '../../../core/domain/products/artwork.ts';
import { resalePriceProblem } from '../../../core/rules/products/art-rules.ts';
import { readJudgedAmount, type TypedAmount } from '../../shared/request-form/model/typed-amount.ts';

export interface ResaleDraft {
  readonly price: string;
  readonly raise: string;
  /** Server wall time, `YYYY-MM-DDThh:mm`; less while it is not whole. */
  readonly startsAt: string;
  readonly endsAt: string;
}

export const emptyResale: ResaleDraft = { price: '', raise: '', startsAt: '', endsAt: '' };

export type ResaleTimeProblem = 'missing' | 'past' | 'beforeStart';

export interface ResalePlan {
  readonly price: TypedAmount;
  readonly raise: TypedAmount;
  readonly startProblem: ResaleTimeProblem | undefined;
  readonly endProblem: ResaleTimeProblem | undefined;
  /** Undefined while something is wrong. */
  readonly resale: Resale | undefined;
}

/** `YYYY-MM-DD hh:mm:ss` of a time of the draft. */
export const wallTime = (field: string): string => `${field.replace('T', ' ')}:00`;

const localField = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/;

/** `hh:mm` of what was typed or pasted, with or without its colon; less while it is not whole. */
export function typedHours(text: string): string {
  const [, hour = '', minute = ''] = /^(\d{0,2})(\d{0,2})/.exec(text.normalize('NFKC').replaceAll(/\D/g, '')) ?? [];
  return minute === '' ? hour : `${hour}:${minute}`;
}

/** The server's wall clock as the draft has it. `offsetMs`: ahead of UTC. */
export const fieldOf = (at: number, offsetMs: number): string => new Date(at + offsetMs).toISOString().slice(0, 16);

/** The same as servers write it, to the second. */
export const wallText = (at: number, offsetMs: number): string =>
  new Date(at + offsetMs).toISOString().slice(0, 19).replace('T', ' ');

const minuteMs = 60_000;

/** The earliest start: a whole minute ahead at least, as servers refuse what is past when it arrives. */
export const earliestStart = (now: number, offsetMs: number): string =>
  fieldOf(Math.ceil((now + minuteMs) / minuteMs) * minuteMs, offsetMs);

/** How long from now a sale may start, and how many days it may last, by a tap. */
export const resaleStarts = [
  { id: 'minutes', ms: 600_000 },
  { id: 'hour', ms: 3_600_000 },
  { id: 'day', ms: 86_400_000 },
] as const;
export const resaleLengths = [
  { id: 'day', days: 1 },
  { id: 'threeDays', days: 3 },
  { id: 'week', days: 7 },
  { id: 'month', days: 30 },
] as const;

const dayMs = 86_400_000;

/** A start so long from now, at a whole minute of the server's clock, as the draft has it. */
export const startIn = (now: number, offsetMs: number, afterMs: number): string =>
  fieldOf(Math.ceil((now + afterMs) / minuteMs) * minuteMs, offsetMs);

/** So many days after a start, both as the draft has them. */
export const endAfter = (startsAt: string, days: number): string => fieldOf(wallMs(startsAt) + days * dayMs, 0);

const wallMs = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`);

type SaleTimes = Pick<Artwork, 'startsAt' | 'startsAtMs' | 'endsAt' | 'endsAtMs'>;

/**
 * How far the server's wall clock is ahead of UTC, from a moment that it sends in both forms; undefined without one.
 */
export const wallOffset = ({ startsAt, startsAtMs, endsAt, endsAtMs }: SaleTimes): number | undefined =>
  offsetAt(startsAt, startsAtMs) ?? offsetAt(endsAt, endsAtMs);

function offsetAt(shown: string | undefined, at: number | undefined): number | undefined {
  const wall = shown === undefined ? Number.NaN : wallMs(shown);
  return at === undefined || Number.isNaN(wall) ? undefined : wall - at;
}

export interface ResaleGround {
  readonly artwork: Artwork;
  readonly languageTag: string;
  /** The earliest start, as the draft has it; undefined without the server's clock. */
  readonly earliest: string | undefined;
}

/** Fields of one width in one writing: their order as texts is their order in time. */
function timeProblems({ startsAt, endsAt }: ResaleDraft, earliest: string | undefined) {
  const startProblem: ResaleTimeProblem | undefined = !localField.test(startsAt)
    ? 'missing'
    : earliest !== undefined && startsAt < earliest
      ? 'past'
      : undefined;
  const endProblem: ResaleTimeProblem | undefined = !localField.test(endsAt)
    ? 'missing'
    : endsAt <= startsAt
      ? 'beforeStart'
      : undefined;
  return { startProblem, endProblem };
}

export function resalePlan(draft: ResaleDraft, { artwork, languageTag, earliest }: ResaleGround): ResalePlan {
  const read = (text: string): TypedAmount => readJudgedAmount(text, { languageTag, judge: resalePriceProblem });
  const [price, raise] = [read(draft.price), read(draft.raise)];
  const times = timeProblems(draft, earliest);
  const isAuction = artwork.saleKind === 'auction';
  const isWhole =
    price.value !== undefined &&
    (!isAuction || raise.value !== undefined) &&
    times.startProblem === undefined &&
    times.endProblem === undefined;
  const resale: Resale | undefined =
    isWhole && price.value !== undefined
      ? {
          code: artwork.code,
          price: price.value,
          startsAt: wallTime(draft.startsAt),
          endsAt: wallTime(draft.endsAt),
          raise: isAuction ? raise.value : undefined,
        }
      : undefined;
  return { price, raise, ...times, resale };
}
