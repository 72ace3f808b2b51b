import type { ContractOrder } from '../../../../core/domain/contract-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { MoneyText, PriceText } from '../../../../core/ui/money-text.tsx';
import { netRealised } from '../../model/contract-position.ts';
import { currenciesOf } from '../../model/receipt.ts';
import { shortened } from '../../model/shown-amount.ts';
import styles from '../orders/orders.module.css';
import { DirectionWord } from './direction-word.tsx';

export interface ContractRowProps {
  readonly order: ContractOrder;
  readonly priceStep: Price | undefined;
  readonly onOpen: (order: ContractOrder) => void;
  /** Absent for what can no longer be cancelled. */
  readonly onRevoke?: ((order: ContractOrder) => void) | undefined;
  readonly isRevoking?: boolean | undefined;
  /** Why cancelling failed. */
  readonly failure?: string | undefined;
}

/** A pending or past contract order; a tap opens its receipt. */
export function ContractRow({ order, priceStep, onOpen, onRevoke, isRevoking = false, failure }: ContractRowProps) {
  const t = useText('contract');
  const trading = useText('trading');
  const format = useFormat();
  const { base, quote } = currenciesOf(order.symbol);
  const named = {
    direction: t(`direction.${order.direction}`),
    symbol: order.symbol,
    price: format.amount(order.requestedPrice),
  };
  const isClosed = order.status === 'closed';
  const net = netRealised(order);
  return (
    <li className={styles['row']}>
      <button
        type="button"
        className={styles['open']}
        aria-label={t('position.details', named)}
        onClick={() => onOpen(order)}
      >
        <span className={styles['headline']}>
          <DirectionWord direction={order.direction} />
          <span className={styles['symbol']}>{order.symbol}</span>
          <span className={styles['status']}>{t('ticket.times', { n: format.amount(order.leverage) })}</span>
          <span className={styles['status']}>{t(`status.${order.status}`)}</span>
        </span>
        <span className={styles['figures']}>
          <span>
            <span className={styles['caption']}>{t('position.size')}</span>{' '}
            <MoneyText value={order.size} currency={base} />
          </span>
          <span>
            <span className={styles['caption']}>{isClosed ? t('position.entry') : t('receipt.requested')}</span>{' '}
            <PriceText value={isClosed ? order.openPrice : order.requestedPrice} step={priceStep} />
          </span>
          {isClosed ? (
            <>
              <span>
                <span className={styles['caption']}>{t('receipt.closePrice')}</span>{' '}
                <PriceText value={order.lastPrice} step={priceStep} />
              </span>
              <span>
                <span className={styles['caption']}>{t('receipt.net')}</span>{' '}
                <MoneyText value={net === undefined ? undefined : shortened(net)} currency={quote} />
              </span>
            </>
          ) : undefined}
        </span>
        <span className={styles['time']}>{format.serverTime(order.closedAt ?? order.createdAt ?? '')}</span>
      </button>
      {onRevoke === undefined ? undefined : (
        <Button
          variant="secondary"
          size="small"
          isBusy={isRevoking}
          aria-label={t('pending.cancelOne', named)}
          onClick={() => onRevoke(order)}
        >
          {isRevoking ? trading('orders.revoking') : trading('orders.revoke')}
        </Button>
      )}
      {failure === undefined ? undefined : (
        <p className={styles['failure']} role="alert">
          {trading('orders.failed', { reason: failure })}
        </p>
      )}
    </li>
  );
}
