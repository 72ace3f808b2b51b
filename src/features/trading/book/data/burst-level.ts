import { burstSetting } from '../../../../core/domain/orders/contract-rules.ts';
import { readDecimal, type Rate } from '../../../../core/money/amount.ts';
import { useSiteSetting } from '../../../shared/site/data/site-setting.ts';

/** The risk rate in percent at which the server liquidates everything; undefined if it does not say. */
export function useBurstLevel(): Rate | undefined {
  const level = useSiteSetting(burstSetting);
  return level === undefined ? undefined : readDecimal<Rate>(level);
}
