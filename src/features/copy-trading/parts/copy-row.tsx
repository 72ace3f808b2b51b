import type { ReactNode } from 'react';
import type { ContractOrder } from '../../../core/domain/orders/contract-order.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Price } from '../../../core/money/amount.ts';
import { add, subtract } from '../../../core/money/fixed-point.ts';
import { PriceText } from '../../../core/ui/money/money-text.tsx';
import { ResultMoney } from '../../../core/ui/money/result-money.tsx';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import requests from '../../shared/request-form/parts/requests.module.css';
import styles from './copy-trading.module.css';
import { SumMoney } from './sum-money.tsx';
import { TraderFigures } from './trader-figures.tsx';

export interface CopyRowProps {
  readonly order: ContractOrder;
  /** Of the pair's prices, if known. */
  readonly priceStep: Price | undefined;
  /** The possible actions. */
  readonly action?: ReactNode;
  /** The row is another person's: its figures are not the viewer's money. */
  readonly isForeign?: boolean;
}

const currencyOf = ({ symbol }: ContractOrder): string => symbol.slice(symbol.indexOf('/') + 1);

/** One position: of a trader, or a copy of theirs. */
export function CopyRow({ order, priceStep, action, isForeign = false }: CopyRowProps) {
  const t = useText('copyTrading');
  const common = useText('common');
  const format = useFormat();
  const currency = currencyOf(order);
  const gross = order.realisedProfit ?? order.profit;
  const fees = add(order.openFee, order.overnightFee);
  const result = isForeign || gross === undefined ? gross : subtract(gross, fees);
  const when = order.closedAt ?? order.openedAt ?? '';
  const money = (value: typeof gross) => <SumMoney value={value} currency={currency} isCost />;
  const own = isForeign
    ? []
    : [
        { id: 'margin', label: t('margin'), value: money(order.marginAtOpen) },
        { id: 'fees', label: t('sums.fees'), value: money(fees) },
      ];
  return (
    <li className={styles['copy']}>
      <span className={styles['head']}>
        <span className={styles['person']}>
          <CoinMark name={order.symbol} size={20} />
          <span className={requests['title']}>
            {order.symbol} · {t(`direction.${order.direction}`)}
          </span>
        </span>
        <span className={requests['chip']}>
          {order.kind === 'copied' || isForeign ? format.serverTime(when) : t('ownNow')}
        </span>
      </span>
      <TraderFigures
        figures={[
          { id: 'lots', label: t('lots'), value: `${format.quantity(order.lots)} · ${format.amount(order.leverage)}×` },
          { id: 'open', label: t('openPrice'), value: <PriceText value={order.openPrice} step={priceStep} /> },
          {
            id: 'last',
            label: t(order.status === 'closed' ? 'closePrice' : 'lastPrice'),
            value: <PriceText value={order.lastPrice} step={priceStep} reason={common('money.unknown')} />,
          },
          ...own,
          {
            id: 'result',
            label: t(isForeign ? 'result' : 'net'),
            value: <ResultMoney value={result} currency={currency} isShown={isForeign} />,
          },
        ]}
      />
      {action}
    </li>
  );
}
