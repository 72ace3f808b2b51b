import type { NoticeKind } from '../../../../core/domain/notices/notice.ts';
import { IconAlertTriangle } from '../../../../core/ui/icons/alert-triangle.gen.tsx';
import { IconBell } from '../../../../core/ui/icons/bell.gen.tsx';
import { IconHourglassEmpty } from '../../../../core/ui/icons/hourglass-empty.gen.tsx';
import { IconReceipt } from '../../../../core/ui/icons/receipt.gen.tsx';
import type { Icon } from '../../../../core/ui/icons/icon.tsx';

const grave: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'contract.liquidated',
  'deposit.refused',
  'withdrawal.refused',
  'loan.rejected',
  'identity.refused',
]);

/** Something that may need the person. Neither a win nor a loss has a sign of its own. */
export const isGrave = (kind: NoticeKind | undefined): boolean => kind !== undefined && grave.has(kind);

export function signOf(kind: NoticeKind | undefined): Icon {
  if (kind === undefined) return IconBell;
  if (isGrave(kind)) return IconAlertTriangle;
  return kind.startsWith('option.') ? IconHourglassEmpty : IconReceipt;
}
