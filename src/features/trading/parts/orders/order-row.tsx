import type { SpotOrder } from '../../../../core/domain/spot-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { MoneyText, PriceText } from '../../../../core/ui/money-text.tsx';
import { currenciesOf, isPartlyFilled } from '../../model/receipt.ts';
import styles from './orders.module.css';
import { useIsMasked } from '../use-is-masked.ts';

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
  const { base, quote } = currenciesOf(order.symbol);
  const named = {
    side: t(`side.${order.side}`),
    quantity: isMasked ? hiddenText : format.amount(order.quantity),
    base,
    price: format.amount(order.price),
  };
  return (
    <li className={styles['row']}>
      <button
        type="button"
        className={styles['open']}
        aria-label={t('orders.row.openReceipt', named)}
        onClick={() => onOpen(order)}
      >
        <span className={styles['headline']}>
          <span className={styles['side']} data-side={order.side}>
            {named.side}
          </span>
          <span className={styles['symbol']}>{order.symbol}</span>
          <span className={styles['status']} data-status={order.status}>
            {t(`orders.status.${order.status}`)}
          </span>
        </span>
        <span className={styles['figures']}>
          <span>
            <span className={styles['caption']}>{t('orders.row.price')}</span>{' '}
            <PriceText value={order.fillPrice ?? order.price} step={priceStep} /> {quote}
          </span>
          <span>
            <span className={styles['caption']}>{t('orders.row.amount')}</span>{' '}
            <MoneyText value={order.quantity} currency={base} />
          </span>
          {isPartlyFilled(order) ? (
            <span>
              <span className={styles['caption']}>{t('orders.row.filled')}</span>{' '}
              <MoneyText value={order.filledQuantity} currency={base} />
            </span>
          ) : undefined}
        </span>
        <span className={styles['time']}>{format.serverTime(order.placedAt)}</span>
      </button>
      {onRevoke === undefined ? undefined : (
        <Button
          variant="secondary"
          size="small"
          isBusy={isRevoking}
          aria-label={t('orders.revokeOrder', named)}
          onClick={() => onRevoke(order)}
        >
          {isRevoking ? t('orders.revoking') : t('orders.revoke')}
        </Button>
      )}
      {failure === undefined ? undefined : (
        <p className={styles['failure']} role="alert">
          {t('orders.failed', { reason: failure })}
        </p>
      )}
    </li>
  );
}
