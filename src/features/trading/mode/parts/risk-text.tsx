import { useText } from '../../../../core/i18n/use-text.ts';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { LimitsLink } from './limits-link.tsx';
import { RiskWarning, type RiskWarningProps } from './risk-warning.tsx';

export interface RiskTextProps extends Pick<RiskWarningProps, 'textKey' | 'risk'> {
  /** Undefined where the text stands in the page. */
  readonly isOpen: boolean | undefined;
  readonly onClose: () => void;
}

/** The whole text about the risk of a product: in the page, or on a sheet with the way to the person's own limits. */
export function RiskText({ isOpen, onClose, ...warning }: RiskTextProps) {
  const t = useText('trading');
  if (isOpen === undefined) return <RiskWarning {...warning} />;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('risk.title')}>
      <RiskWarning {...warning} />
      <LimitsLink />
    </Sheet>
  );
}
