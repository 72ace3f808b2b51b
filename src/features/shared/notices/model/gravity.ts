import type { Notice, NoticeKind } from '../../../../core/domain/notices/notice.ts';

const grave: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'contract.liquidated',
  'contract.copiedLiquidated',
  'contract.nearLiquidation',
  'deposit.refused',
  'withdrawal.refused',
  'loan.rejected',
  'repayment.refused',
  'identity.refused',
  // It is to be paid within minutes.
  'purchase.payable',
  'purchase.cancelled',
  'purchase.expired',
]);

/** Something that may need the person. Neither a win nor a loss has a sign of its own. */
export const isGrave = (kind: NoticeKind): boolean => grave.has(kind);

/** Whether the bell is enough for a while. Who closes a position waits for what it came to, and nothing else on the page says it. */
export const canWait = (kind: NoticeKind): boolean => !isGrave(kind) && kind !== 'contract.closed';

/** What took all of a margin comes before what may need the person, a stop and results follow, then what has only begun. */
export function weightOf({ kind, result }: Pick<Notice, 'kind' | 'result'>): number {
  if (/liquidated$/i.test(kind)) return 4;
  if (isGrave(kind)) return 3;
  if (/stopLoss$/i.test(kind)) return 2;
  return result === undefined ? 0 : 1;
}
