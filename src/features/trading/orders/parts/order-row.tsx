import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import { MoneyText, PriceText, UnknownText } from '../../../../core/ui/money/money-text.tsx';
import { useMoneyUnit } from '../../../../core/ui/money/use-money-unit.ts';
import { hadReachedMarket } from '../model/order-type.ts';
import { currenciesOf, endedUnfilled, filledAtOf, isPartlyFilled } from '../model/placed-order-figures.ts';
import { FeeOfOrder, TotalOfOrder } from './sums-of-order.tsx';
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
  const records = useText('records');
  const format = useFormat();
  const isMasked = useIsMasked();
  const marked = useMoneyUnit();
  const { base } = currenciesOf(order.symbol);
  const named = {
    side: t(`side.${order.side}`),
    quantity: isMasked ? hiddenText : format.amount(order.quantity),
    base: marked(base),
    price: format.amount(order.price),
  };
  return (
    <RecordRow
      label={records('list.openReceipt', named)}
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
      figures={<Figures order={order} priceStep={priceStep} />}
      time={<Times order={order} />}
      onOpen={() => onOpen(order)}
    >
      <RevokeChoice
        label={records('list.revokeOrder', named)}
        onRevoke={onRevoke === undefined ? undefined : () => onRevoke(order)}
        isRevoking={isRevoking}
        failure={failure}
      />
    </RecordRow>
  );
}

type FiguresProps = Pick<OrderRowProps, 'order' | 'priceStep'>;

function Figures({ order, priceStep }: FiguresProps) {
  const t = useText('trading');
  const records = useText('records');
  const { base, quote } = currenciesOf(order.symbol);
  return (
    <>
      {order.status === 'pending' ? (
        <Figure name={t('orders.row.price')}>
          <PriceText value={order.fillPrice ?? order.price} step={priceStep} /> {quote}
        </Figure>
      ) : (
        <EndedPrices order={order} priceStep={priceStep} />
      )}
      <Figure name={t('orders.row.amount')}>
        <MoneyText value={order.quantity} currency={base} />
      </Figure>
      {isPartlyFilled(order) ? (
        <Figure name={t('orders.row.filled')}>
          <MoneyText value={order.filledQuantity} currency={base} />
        </Figure>
      ) : undefined}
      {order.status === 'pending' || endedUnfilled(order) ? undefined : (
        <>
          <Figure name={records(order.side === 'buy' ? 'receipt.paid' : 'receipt.received')}>
            <TotalOfOrder order={order} />
          </Figure>
          <Figure name={t('ticket.lines.fee')}>
            <FeeOfOrder order={order} />
          </Figure>
        </>
      )}
    </>
  );
}

/** At what it filled, unless it ended without a fill, and the limit that it had. */
function EndedPrices({ order, priceStep }: FiguresProps) {
  const t = useText('trading');
  const records = useText('records');
  const { quote } = currenciesOf(order.symbol);
  return (
    <>
      {endedUnfilled(order) ? undefined : (
        <Figure name={t('orders.row.price')}>
          <PriceText value={order.fillPrice} step={priceStep} reason={t('receipt.notSaid')} /> {quote}
        </Figure>
      )}
      <Figure name={hadReachedMarket(order) ? t('ticket.lines.worst') : records('receipt.limit')}>
        <PriceText value={order.price} step={priceStep} /> {quote}
      </Figure>
    </>
  );
}

/** When it was placed, and when it filled. */
function Times({ order }: Pick<OrderRowProps, 'order'>) {
  const t = useText('trading');
  const format = useFormat();
  const filledAt = filledAtOf(order);
  return (
    <>
      {format.serverTime(order.placedAt)}
      {order.status === 'filled' ? (
        <>
          {' · '}
          {t('orders.status.filled')}{' '}
          {filledAt === undefined ? <UnknownText reason={t('receipt.notSaid')} /> : format.serverTime(filledAt)}
        </>
      ) : undefined}
    </>
  );
}
