import { useCallback } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useMoneyMark } from './money-mark.ts';

/** A sum that is written into a sentence: simulated money carries its word there as well. */
export function useMoneyUnit(): (figure: string) => string {
  const t = useText('common');
  const isSimulated = useMoneyMark() === 'simulated';
  return useCallback((figure) => (isSimulated ? `${figure} ${t('mode.unit')}` : figure), [isSimulated, t]);
}
