import type { NoticeKind } from '../../../../core/domain/notices/notice.ts';
import { IconAlertTriangle } from '../../../../core/ui/icons/alert-triangle.gen.tsx';
import { IconHourglassEmpty } from '../../../../core/ui/icons/hourglass-empty.gen.tsx';
import { IconReceipt } from '../../../../core/ui/icons/receipt.gen.tsx';
import type { Icon } from '../../../../core/ui/icons/icon.tsx';
import { isGrave } from '../model/gravity.ts';

export const signs = {
  grave: IconAlertTriangle,
  option: IconHourglassEmpty,
  plain: IconReceipt,
} as const satisfies Readonly<Record<string, Icon>>;

export function signOf(kind: NoticeKind): keyof typeof signs {
  if (isGrave(kind)) return 'grave';
  return kind.startsWith('option.') ? 'option' : 'plain';
}
