import { Link } from 'react-router-dom';
import { useAccount } from '../../../../core/account/use-account.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { liveContract, simulatedContract, tradePath } from '../../mode/model/trade-mode.ts';
import type { OrderPair } from '../../orders/data/spot-orders.ts';
import { useOpenContracts } from '../../orders/operations/use-open-contracts.ts';
import styles from '../../orders/panels/orders-panel.module.css';

export interface ContractsBesideProps {
  readonly pair: OrderPair;
  readonly symbol: string;
}

const modes = { live: liveContract, moni: simulatedContract } as const;

/** Above the spot orders of a pair: that contract positions are open on it, and the way to them. */
export function ContractsBeside({ pair, symbol }: ContractsBesideProps) {
  const t = useText('records');
  const { count } = useFormat();
  const { id: account } = useAccount();
  const open = useOpenContracts(pair);
  return open === 0 ? undefined : (
    <p className={styles['beside']}>
      <Link to={tradePath(modes[account], symbol)}>{t('list.contractsOpen', { symbol, n: count(open) })}</Link>
    </p>
  );
}
