import {
  dualMoney,
  payCurrency,
  type DualHolding,
  type DualState,
} from '../../../core/domain/finance/dual-investment.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { ResultMoney } from '../../../core/ui/money/result-money.tsx';
import { useEndDate } from '../../../core/i18n/use-end-date.ts';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import { dualResult } from '../model/dual-result.ts';
import requestStyles from '../../shared/request-form/parts/requests.module.css';
import styles from '../../shared/request-list/parts/tap-row.module.css';

export interface HoldingRowProps {
  readonly holding: DualHolding;
  readonly state: DualState;
  readonly onOpen: () => void;
}

/** One purchase in the list; of a completed one, what it has come to. */
export function HoldingRow({ holding, state, onOpen }: HoldingRowProps) {
  const t = useText('dual');
  const format = useFormat();
  const endDate = useEndDate();
  const result = dualResult(holding);
  return (
    <li>
      <button type="button" className={styles['row']} aria-haspopup="dialog" onClick={onOpen}>
        <span className={styles['texts']}>
          <span>
            <CoinMark name={holding.coin} size={18} /> {holding.coin} ·{' '}
            {t('referenceAt', { price: format.price(holding.referencePrice).full })}
          </span>
          <span className={requestStyles['small']}>
            {t(state === 'purchased' ? 'matures' : 'ended', { date: endDate(holding) })}
          </span>
        </span>
        <span className={styles['figures']}>
          <MoneyText value={holding.paid} currency={payCurrency(holding)} />
          {result === undefined ? undefined : <ResultMoney value={result.inMoney} currency={dualMoney} />}
          <span className={requestStyles['small']}>{t(`states.${state}`)}</span>
        </span>
      </button>
    </li>
  );
}
