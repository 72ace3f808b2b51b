import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import { MoneyText, PriceText } from '../../../../core/ui/money/money-text.tsx';
import { useMoneyUnit } from '../../../../core/ui/money/use-money-unit.ts';
import { currenciesOf, isPartlyFilled } from '../model/placed-order-figures.ts';
import styles from './orders.module.css';
import { Figure, RecordRow, RevokeChoice } from './record-row.tsx';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';
import { CoinMark } from '../../../../core/ui/money/coin-mark.tsx';

export interface OrderRowProps {
  readonly order: SpotOrder;
  /** The step of the pair's prices: an average is shown no finer. */
  readonly priceStep?: Price | undefined;
  readonly onOpen: (order: SpotOrder) => void;
  /** Absent for what can no longer be cancelled. */
  readonly onRevoke?: ((order: SpotOrder) => void) | undefined;
  readonly isRevoking?: boolean | undefined;
  /** Why cancelling failed. */
  readonly failure?: string | undefined;
}

/** One order; a tap opens its receipt. */
export function OrderRow({ order, priceStep, onOpen, onRevoke, isRevoking = false, failure }: OrderRowProps) {
  const t = useText('trading');
  const format = useFormat();
  const isMasked = useIsMasked();
  const marked = useMoneyUnit();
  const { base, quote } = currenciesOf(order.symbol);
  const named = {
    side: t(`side.${order.side}`),
    quantity: isMasked ? hiddenText : format.amount(order.quantity),
    base: marked(base),
    price: format.amount(order.price),
  };
  return (
    <RecordRow
      label={t('orders.row.openReceipt', named)}
      headline={
        <>
          <span className={styles['side']} data-side={order.side}>
            {named.side}
          </span>
          <CoinMark name={order.symbol} size={20} />
          <span className={styles['symbol']}>{order.symbol}</span>
          <span className={styles['status']} data-status={order.status}>
            {t(`orders.status.${order.status}`)}
          </span>
        </>
      }
      figures={
        <>
          <Figure name={t('orders.row.price')}>
            <PriceText value={order.fillPrice ?? order.price} step={priceStep} /> {quote}
          </Figure>
          <Figure name={t('orders.row.amount')}>
            <MoneyText value={order.quantity} currency={base} />
          </Figure>
          {isPartlyFilled(order) ? (
            <Figure name={t('orders.row.filled')}>
              <MoneyText value={order.filledQuantity} currency={base} />
            </Figure>
          ) : undefined}
        </>
      }
      time={format.serverTime(order.placedAt)}
      onOpen={() => onOpen(order)}
    >
      <RevokeChoice
        label={t('orders.revokeOrder', named)}
        onRevoke={onRevoke === undefined ? undefined : () => onRevoke(order)}
        isRevoking={isRevoking}
        failure={failure}
      />
    </RecordRow>
  );
}
