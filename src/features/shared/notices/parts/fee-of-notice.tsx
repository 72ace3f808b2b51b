import type { Fee } from '../../../../core/domain/notices/notice.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { shownCost } from '../../../../core/money/shown-cost.ts';
import { MoneyText } from '../../../../core/ui/money/money-text.tsx';

interface FeeOfNoticeProps {
  readonly fee: Fee | undefined;
  /** It follows other words in their line. */
  readonly isInLine?: boolean;
}

/** What it cost, where that is known. */
export function FeeOfNotice({ fee, isInLine = false }: FeeOfNoticeProps) {
  const t = useText('notices');
  if (fee === undefined) return undefined;
  const { value, currency } = fee;
  return (
    <span>
      {isInLine ? '· ' : ''}
      {t('fee')} {fee.isAbout ? '≈\u00a0' : ''}
      <MoneyText value={shownCost(value, currency ?? '')} currency={currency} />
    </span>
  );
}
