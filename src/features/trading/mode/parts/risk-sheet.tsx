import { useText } from '../../../../core/i18n/use-text.ts';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { LimitsLink } from './limits-link.tsx';
import { RiskWarning, type RiskWarningProps } from './risk-warning.tsx';

export interface RiskSheetProps extends Pick<RiskWarningProps, 'textKey' | 'risk'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The whole text about the risk of a product, and the way to the person's own limits. */
export function RiskSheet({ isOpen, onClose, ...warning }: RiskSheetProps) {
  const t = useText('trading');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('risk.title')}>
      <RiskWarning {...warning} />
      <LimitsLink />
    </Sheet>
  );
}
