import type { AccountScope } from '../../../../core/account/account-scope.ts';
import { sum } from '../../../../core/money/fixed-point.ts';
import type { Notice, NoticeKind, Sum } from '../../../../core/domain/notices/notice.ts';

/** What pops up as one: several of the same kind together, or so much at once that the list says it better. */
export interface Toast {
  readonly id: string;
  readonly account: AccountScope;
  readonly notices: readonly Notice[];
  /** Undefined for things of several kinds. */
  readonly kind: NoticeKind | undefined;
}

/** More at once are told as a number. */
const mostKinds = 2;

/** What was found out together, as it pops up. */
export function toastsOf(account: AccountScope, notices: readonly Notice[]): readonly Toast[] {
  const kinds = [...new Set(notices.map(({ kind }) => kind))];
  const idOf = (some: readonly Notice[]): string => `${account.id} ${some.map(({ id }) => id).join(' ')}`;
  if (kinds.length > mostKinds) return [{ id: idOf(notices), account, notices, kind: undefined }];
  return kinds.map((kind) => {
    const some = notices.filter((notice) => notice.kind === kind);
    return { id: idOf(some), account, notices: some, kind };
  });
}

/** The pairs or currencies of a toast, each once. */
export const namesIn = ({ notices }: Pick<Toast, 'notices'>): readonly string[] => [
  ...new Set(notices.map(({ name }) => name).filter((name) => name !== '')),
];

/** What they came to together; undefined where one is not known or they are of several currencies. */
export function resultOf({ notices }: Pick<Toast, 'notices'>): Sum | undefined {
  const results = notices.flatMap(({ result }) => result ?? []);
  const [first] = results;
  if (first === undefined || results.length < notices.length) return undefined;
  if (results.some(({ currency }) => currency !== first.currency)) return undefined;
  return { value: sum(results.map(({ value }) => value)), currency: first.currency };
}
