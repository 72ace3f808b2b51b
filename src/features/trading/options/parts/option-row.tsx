import { IconArrowDownRight } from '../../../../core/ui/icons/arrow-down-right.gen.tsx';
import { IconArrowUpRight } from '../../../../core/ui/icons/arrow-up-right.gen.tsx';
import type { ReactNode } from 'react';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { MoneyText, PriceText } from '../../../../core/ui/money/money-text.tsx';
import { ResultMoney } from '../../../../core/ui/money/result-money.tsx';
import { CoinMark } from '../../../../core/ui/money/coin-mark.tsx';
import { optionNet } from '../model/option-net.ts';
import { isContradicted } from '../model/option-evidence.ts';
import rows from '../../orders/parts/orders.module.css';
import { Figure, RecordRow } from '../../orders/parts/record-row.tsx';
import { Contradiction, ResultText } from './result-text.tsx';
import styles from './option-rows.module.css';
import { useLengthText } from './use-length-text.ts';

export interface OptionRowProps {
  readonly order: OptionOrder;
  readonly priceStep: Price | undefined;
  /** Beside it: a countdown, or what it waits for. */
  readonly aside?: ReactNode;
  readonly onOpen: (order: OptionOrder) => void;
}

const icons = { up: IconArrowUpRight, down: IconArrowDownRight } as const;
const sides = { up: 'buy', down: 'sell' } as const;

/** One option; a tap opens its receipt. */
export function OptionRow({ order, priceStep, aside, onOpen }: OptionRowProps) {
  const t = useText('options');
  const format = useFormat();
  const lengthText = useLengthText();
  const { direction, symbol = '' } = order;
  const Icon = icons[direction];
  const named = { direction: t(`direction.${direction}`), symbol, length: lengthText(order.seconds) };
  return (
    <RecordRow
      label={t('row.openReceipt', named)}
      headline={
        <>
          <span className={styles['direction']} data-side={sides[direction]}>
            <Icon size={14} stroke={2} aria-hidden="true" />
            {named.direction}
          </span>
          <CoinMark name={symbol} size={20} />
          <span className={rows['symbol']}>{symbol}</span>
          <span className={rows['status']}>{named.length}</span>
          {isContradicted(order) ? <Contradiction /> : undefined}
        </>
      }
      figures={
        <>
          <Figure name={t('row.stake')}>
            <MoneyText value={order.stake} currency={order.payingCurrency} />
          </Figure>
          <Figure name={t('row.entry')}>
            <PriceText value={order.openPrice} step={priceStep} />
          </Figure>
          {order.endPrice === undefined ? undefined : (
            <Figure name={t('row.expiry')}>
              <PriceText value={order.endPrice} step={priceStep} />
            </Figure>
          )}
        </>
      }
      time={order.createdAt === '' ? undefined : format.serverTime(order.settledAt ?? order.createdAt)}
      onOpen={() => onOpen(order)}
    >
      {order.status === 'settled' ? <Settled order={order} /> : aside}
    </RecordRow>
  );
}

/** The server's decision and its effect on the account: the fee is charged at every result. */
function Settled({ order }: { readonly order: OptionOrder }) {
  const t = useText('options');
  return (
    <span className={rows['result']}>
      <ResultText result={order.result} />
      <ResultMoney value={optionNet(order)} currency={order.payingCurrency} />
      <span className={rows['caption']}>{t('row.afterFee')}</span>
    </span>
  );
}
