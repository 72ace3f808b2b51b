import type { PublicTrade } from '../../../../core/domain/market/depth.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price, Quantity } from '../../../../core/money/amount.ts';
import styles from './recent-trades.module.css';

export interface RecentTradesProps {
  /** Newest first; undefined until the server has pushed some. */
  readonly trades: readonly PublicTrade[] | undefined;
  readonly priceStep: Price | undefined;
  readonly quantityStep: Quantity | undefined;
  /** False where this server shows no trades at all. */
  readonly isOffered: boolean;
  /** False while the market is closed and nothing can arrive. */
  readonly isOpen: boolean;
}

const shown = 20;

/** Recent public trades. Arrow and colour show the side. */
export function RecentTrades({ trades, priceStep, quantityStep, isOffered, isOpen }: RecentTradesProps) {
  const t = useText('trading');
  const words = useText('chart');
  const format = useFormat();
  if (trades === undefined) {
    const waiting = isOpen ? words('trades.waiting') : words('trades.closed');
    return <p className={styles['waiting']}>{isOffered ? waiting : words('trades.none')}</p>;
  }
  return (
    <table className={styles['trades']} aria-label={words('trades.title')}>
      <thead>
        <tr>
          <th scope="col">{words('trades.price')}</th>
          <th scope="col">{words('trades.amount')}</th>
          <th scope="col">{words('trades.time')}</th>
        </tr>
      </thead>
      <tbody>
        {trades.slice(0, shown).map((trade) => (
          <tr key={trade.id}>
            <td data-side={trade.side}>
              <span aria-hidden="true">{trade.side === 'buy' ? '▲ ' : '▼ '}</span>
              <span className={styles['spoken']}>{t(`side.${trade.side}`)} </span>
              {format.price(trade.price, priceStep).text}
            </td>
            <td>{format.quantity(trade.quantity, quantityStep)}</td>
            <td>{format.time(trade.time)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
