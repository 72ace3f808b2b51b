import type { AccountScope } from '../../../../core/account/account-scope.ts';
import { sum } from '../../../../core/money/fixed-point.ts';
import type { Price, Rate } from '../../../../core/money/amount.ts';
import type { Fee, Notice, NoticeKind, Size, Sum } from '../../../../core/domain/notices/notice.ts';
import { weightOf } from './gravity.ts';

/** What pops up as one: several of the same kind together, or so much at once that the gravest of it is told by name. */
export interface Toast {
  readonly id: string;
  readonly account: AccountScope;
  readonly notices: readonly Notice[];
  /** Those of them that are told by name, all of one kind. */
  readonly told: readonly Notice[];
  readonly kind: NoticeKind;
}

/** Of more kinds at once only the gravest is told. */
const mostKinds = 2;

/** What was found out together, as it pops up. */
export function toastsOf(account: AccountScope, notices: readonly Notice[]): readonly Toast[] {
  const byWeight = notices.toSorted((one, other) => weightOf(other) - weightOf(one));
  const kinds = [...new Set(byWeight.map(({ kind }) => kind))];
  const ofKind = (kind: NoticeKind): readonly Notice[] => byWeight.filter((notice) => notice.kind === kind);
  const toast = (kind: NoticeKind, some: readonly Notice[]): Toast => ({
    id: `${account.id} ${some.map(({ id }) => id).join(' ')}`,
    account,
    notices: some,
    told: ofKind(kind),
    kind,
  });
  const [gravest] = kinds;
  if (gravest !== undefined && kinds.length > mostKinds) return [toast(gravest, byWeight)];
  return kinds.map((kind) => toast(kind, ofKind(kind)));
}

/** The pairs or currencies of a toast, each once. */
export const namesIn = ({ told }: Pick<Toast, 'told'>): readonly string[] => [
  ...new Set(told.map(({ name }) => name).filter((name) => name !== '')),
];

/** Their sum; undefined if one is unknown or they are of several currencies. */
export function resultOf({ told }: Pick<Toast, 'told'>): Sum | undefined {
  const results = told.flatMap(({ result }) => result ?? []);
  const [first] = results;
  if (first === undefined || results.length < told.length) return undefined;
  if (results.some(({ currency }) => currency !== first.currency)) return undefined;
  return { value: sum(results.map(({ value }) => value)), currency: first.currency };
}

/** What was filled, opened or closed has a price; what was only asked for is no news. */
const priced = /^(spot|contract)\.(?!cancelled)/;

/** The one thing that a toast tells of; undefined for several. */
const onlyOf = ({ told }: Pick<Toast, 'told'>): Notice | undefined => (told.length === 1 ? told[0] : undefined);

/** The price at which one thing happened; undefined for several, and where the server does not say. */
export function priceOf(toast: Pick<Toast, 'told'>): Price | undefined {
  const only = onlyOf(toast);
  return only !== undefined && priced.test(only.kind) ? only.price : undefined;
}

/** How much of one thing it was. Where there is a result, that says more in the same room. */
export function sizeOf(toast: Pick<Toast, 'told'>): Size | undefined {
  const only = onlyOf(toast);
  return only?.result === undefined ? only?.size : undefined;
}

/** How far it is from a liquidation; undefined for several. */
export const awayOf = (toast: Pick<Toast, 'told'>): Rate | undefined => onlyOf(toast)?.away;

/** What one thing cost beside its result. */
export const feeOf = (toast: Pick<Toast, 'told'>): Fee | undefined => onlyOf(toast)?.fee;

/** News of less than this is as good as of now. */
const lateMs = 60_000;

/** When the newest of it happened, if that is not just now. */
export function lateAt({ notices }: Pick<Toast, 'notices'>, now: number): number | undefined {
  const newest = Math.max(...notices.map(({ at }) => at));
  return now - newest > lateMs ? newest : undefined;
}
