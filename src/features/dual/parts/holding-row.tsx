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
import { dualResult } from '../model/dual-result.ts';
import type { Price } from '../../../core/money/amount.ts';
import requestStyles from '../../shared/request-form/parts/requests.module.css';
import cards from '../../shared/product-page/parts/cards.module.css';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import { PricePicture } from './price-picture.tsx';

export interface HoldingRowProps {
  readonly holding: DualHolding;
  readonly state: DualState;
  /** The coin's price now; undefined without one. */
  readonly price: Price | undefined;
  readonly onOpen: () => void;
}

/** One purchase in the list, with both its outcomes and the price between them; of a completed one, what it has come to. */
export function HoldingRow({ holding, state, price, onOpen }: HoldingRowProps) {
  const t = useText('dual');
  const format = useFormat();
  const endDate = useEndDate();
  const result = dualResult(holding);
  const { settlementPrice } = holding;
  const isSettled = settlementPrice !== undefined;
  return (
    <li>
      <button type="button" className={cards['card']} aria-haspopup="dialog" onClick={onOpen}>
        <span className={cards['head']}>
          <CoinMark name={holding.coin} size={32} />
          <span className={cards['names']}>
            <span className={cards['name']}>
              {holding.coin} · {t('referenceAt', { price: format.price(holding.referencePrice).full })}
            </span>
            <span className={requestStyles['small']}>
              {t(state === 'purchased' ? 'matures' : 'ended', { date: endDate(holding) })}
            </span>
          </span>
          <span className={cards['lead']}>
            <MoneyText value={holding.paid} currency={payCurrency(holding)} />
            {result === undefined ? undefined : <ResultMoney value={result.inMoney} currency={dualMoney} />}
            <span className={requestStyles['small']}>{t(`states.${state}`)}</span>
          </span>
        </span>
        {state === 'failed' ? undefined : (
          <PricePicture
            coin={holding.coin}
            referencePrice={holding.referencePrice}
            // After its maturity the price of now no longer matters.
            price={settlementPrice ?? (state === 'purchased' ? price : undefined)}
            isSettled={isSettled}
          />
        )}
      </button>
    </li>
  );
}
