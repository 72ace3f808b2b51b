import { useState } from 'react';
import type { WalletAccount } from '../../../core/domain/wallets/wallet.ts';
import type { Withdrawal } from '../../../core/domain/wallets/withdrawal.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { RecordTable } from '../../../core/ui/lists/record-table.tsx';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useRequestColumns } from './request-columns.tsx';
import { WithdrawalDetails } from './withdrawal-details.tsx';
import { WithdrawalReason } from './withdrawal-reason.tsx';

export interface WithdrawalTableProps {
  readonly withdrawals: readonly Withdrawal[];
  /** That withdrawals are taken from. */
  readonly account: WalletAccount;
}

const reasonOf = ({ reason }: Withdrawal) => (reason === undefined ? undefined : <WithdrawalReason reason={reason} />);

/** Withdrawals on a desktop: one line each, with the reason of a refusal in it; the name of the coin opens the steps. */
export function WithdrawalTable({ withdrawals, account }: WithdrawalTableProps) {
  const t = useText('withdrawal');
  const [openId, setOpenId] = useState<string>();
  const open = withdrawals.find(({ id }) => id === openId);
  const columns = useRequestColumns<Withdrawal>({
    statusOf: ({ status, statusCode }) => t(`status.${status ?? 'unknown'}`, { code: statusCode }),
    reasonOf,
    onOpen: ({ id }) => setOpenId(id),
  });
  return (
    <>
      <RecordTable label={t('records')} columns={columns} rows={withdrawals} />
      <Sheet isOpen={open !== undefined} onClose={() => setOpenId(undefined)} title={t('form')}>
        {open === undefined ? undefined : (
          <div className={styles['form']}>
            <WithdrawalDetails row={open} account={account} />
          </div>
        )}
      </Sheet>
    </>
  );
}
