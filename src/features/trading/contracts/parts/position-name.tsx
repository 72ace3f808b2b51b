import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { MoneyText } from '../../../../core/ui/money/money-text.tsx';
import { CoinMark } from '../../../../core/ui/money/coin-mark.tsx';
import { currenciesOf } from '../../orders/model/placed-order-figures.ts';
import styles from './contract.module.css';
import { DirectionWord } from './direction-word.tsx';

/** Which position a sheet is about: there may be several of one pair. */
export function PositionName({
  position,
}: {
  readonly position: Pick<ContractOrder, 'direction' | 'symbol' | 'size' | 'leverage'>;
}) {
  const t = useText('contracts');
  const format = useFormat();
  return (
    <p className={styles['head']}>
      <DirectionWord direction={position.direction} />
      <CoinMark name={position.symbol} size={20} />
      <span className={styles['symbol']}>{position.symbol}</span>
      <MoneyText value={position.size} currency={currenciesOf(position.symbol).base} />
      <span className={styles['tag']}>{t('ticket.times', { n: format.amount(position.leverage) })}</span>
    </p>
  );
}
