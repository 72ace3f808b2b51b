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

export const signs = {
  several: IconBell,
  grave: IconAlertTriangle,
  option: IconHourglassEmpty,
  plain: IconReceipt,
} as const satisfies Readonly<Record<string, Icon>>;

export function signOf(kind: NoticeKind | undefined): keyof typeof signs {
  if (kind === undefined) return 'several';
  if (isGrave(kind)) return 'grave';
  return kind.startsWith('option.') ? 'option' : 'plain';
}
