import { levelReachedBy, type ClosingCause } from '../../../../core/domain/orders/closing-cause.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { MoneyText, PriceText } from '../../../../core/ui/money/money-text.tsx';
import { ResultMoney } from '../../../../core/ui/money/result-money.tsx';
import { CoinMark } from '../../../../core/ui/money/coin-mark.tsx';
import { netRealised } from '../model/contract-position.ts';
import { currenciesOf } from '../../orders/model/placed-order-figures.ts';
import { shownTimeOf } from '../../orders/model/ended-order.ts';
import styles from '../../orders/parts/orders.module.css';
import { Figure, RecordRow, RevokeChoice } from '../../orders/parts/record-row.tsx';
import { DirectionWord } from './direction-word.tsx';

export interface ContractRowProps {
  readonly order: ContractOrder;
  readonly priceStep: Price | undefined;
  /** How a closed position closed, as far as is known. */
  readonly cause?: ClosingCause | undefined;
  readonly onOpen: (order: ContractOrder) => void;
  /** Absent for what can no longer be cancelled. */
  readonly onRevoke?: ((order: ContractOrder) => void) | undefined;
  readonly isRevoking?: boolean | undefined;
  /** Why cancelling failed. */
  readonly failure?: string | undefined;
}

/** A pending or past contract order; a tap opens its receipt. */
export function ContractRow({
  order,
  priceStep,
  cause,
  onOpen,
  onRevoke,
  isRevoking = false,
  failure,
}: ContractRowProps) {
  const t = useText('contracts');
  const format = useFormat();
  const named = {
    direction: t(`direction.${order.direction}`),
    symbol: order.symbol,
    price: format.amount(order.requestedPrice),
  };
  return (
    <RecordRow
      label={t('position.details', named)}
      headline={
        <>
          <DirectionWord direction={order.direction} />
          <CoinMark name={order.symbol} size={20} />
          <span className={styles['symbol']}>{order.symbol}</span>
          <span className={styles['status']}>{t('ticket.times', { n: format.amount(order.leverage) })}</span>
          <span className={styles['status']}>{t(endingKey(order, cause))}</span>
        </>
      }
      figures={<Figures order={order} priceStep={priceStep} />}
      time={format.serverTime(shownTimeOf(order))}
      onOpen={() => onOpen(order)}
    >
      {order.status === 'closed' ? <Outcome order={order} /> : undefined}
      <RevokeChoice
        label={t('pending.cancelOne', named)}
        onRevoke={onRevoke === undefined ? undefined : () => onRevoke(order)}
        isRevoking={isRevoking}
        failure={failure}
      />
    </RecordRow>
  );
}

/** The state of an order, or what closed it. */
export function endingKey(order: ContractOrder, cause: ClosingCause | undefined) {
  if (order.status !== 'closed') return `status.${order.status}` as const;
  if (cause === 'liquidated') return 'receipt.liquidated';
  const level = levelReachedBy(order);
  return level === undefined ? 'status.closed' : (`position.${level}` as const);
}

function Figures({ order, priceStep }: Pick<ContractRowProps, 'order' | 'priceStep'>) {
  const t = useText('contracts');
  const trading = useText('trading');
  const { base } = currenciesOf(order.symbol);
  const isClosed = order.status === 'closed';
  return (
    <>
      <Figure name={t('position.size')}>
        <MoneyText value={order.size} currency={base} />
      </Figure>
      <Figure name={isClosed ? t('position.entry') : t('receipt.requested')}>
        <PriceText value={isClosed ? order.openPrice : order.requestedPrice} step={priceStep} />
      </Figure>
      {isClosed ? (
        <Figure name={t('receipt.closePrice')}>
          <PriceText value={order.lastPrice} step={priceStep} reason={trading('receipt.notSaid')} />
        </Figure>
      ) : undefined}
    </>
  );
}

/** What a closed position came to, where the eye looks for it. */
function Outcome({ order }: { readonly order: ContractOrder }) {
  const t = useText('contracts');
  const net = netRealised(order);
  const { quote } = currenciesOf(order.symbol);
  return (
    <span className={styles['result']}>
      <ResultMoney value={net} currency={quote} />
      <span className={styles['caption']}>{t('receipt.net')}</span>
    </span>
  );
}
