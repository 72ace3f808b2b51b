import type { WalletAccount } from '../../../core/domain/wallets/wallet.ts';
import type { Withdrawal } from '../../../core/domain/wallets/withdrawal.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { IconChevronDown } from '../../../core/ui/icons/chevron-down.gen.tsx';
import shared from '../../shared/request-form/parts/requests.module.css';
import { RequestHead } from './request-head.tsx';
import { WithdrawalDetails } from './withdrawal-details.tsx';
import { WithdrawalReason } from './withdrawal-reason.tsx';
import styles from './withdrawal-row-view.module.css';

export interface WithdrawalRowViewProps {
  readonly row: Withdrawal;
  /** That withdrawals are taken from. */
  readonly account: WalletAccount;
}

/** One withdrawal with the reason of a refusal; opened it shows the steps so far and those to come. */
export function WithdrawalRowView({ row, account }: WithdrawalRowViewProps) {
  const t = useText('withdrawal');
  return (
    <li>
      <details>
        <summary className={styles['summary']}>
          <div className={shared['row']}>
            <RequestHead row={row} status={t(`status.${row.status ?? 'unknown'}`, { code: row.statusCode })} />
          </div>
          <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
        </summary>
        <WithdrawalDetails row={row} account={account} />
      </details>
      {row.reason === undefined ? undefined : <WithdrawalReason reason={row.reason} />}
    </li>
  );
}
