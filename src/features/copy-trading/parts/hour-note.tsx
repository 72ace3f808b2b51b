import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';

/** Of which hour figures are: they are worked out once an hour. */
export function HourNote({ figuresOf }: { readonly figuresOf: string | undefined }) {
  const t = useText('copyTrading');
  const format = useFormat();
  return (
    <span>{figuresOf === undefined ? t('hourUnknown') : t('hourly', { hour: format.serverTime(figuresOf) })}</span>
  );
}
