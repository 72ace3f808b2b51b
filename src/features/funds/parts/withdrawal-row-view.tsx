import type { WalletAccount } from '../../../core/domain/wallets/wallet.ts';
import type { Withdrawal } from '../../../core/domain/wallets/withdrawal.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { subtract } from '../../../core/money/fixed-point.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { DemandNotice } from '../../shared/request-form/parts/demand-notice.tsx';
import { FactList, type Fact } from '../../shared/request-list/parts/fact-list.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { GroupedText } from '../../shared/exact-text/parts/grouped-text.tsx';
import { RequestHead } from './request-head.tsx';

export interface WithdrawalRowViewProps {
  readonly row: Withdrawal;
  /** That withdrawals are taken from. */
  readonly account: WalletAccount;
}

/** One withdrawal; opened it shows the steps so far and those to come. */
export function WithdrawalRowView({ row, account }: WithdrawalRowViewProps) {
  const t = useText('withdrawal');
  return (
    <li>
      <details>
        <summary className={styles['row']}>
          <RequestHead row={row} status={t(`status.${row.status ?? 'unknown'}`, { code: row.statusCode })} />
        </summary>
        <Timeline row={row} account={account} />
      </details>
    </li>
  );
}

function Timeline({ row, account: id }: WithdrawalRowViewProps) {
  const t = useText('withdrawal');
  const account = useText('funds')(`accounts.${id}`);
  const format = useFormat();
  const { status, address, received, reason } = row;
  const isDecided = status === 'sent' || status === 'refused';
  const decided = row.decidedAt === undefined ? t('timeline.done') : format.serverTime(row.decidedAt);
  const asked = { id: 'asked', label: t('timeline.asked'), value: format.serverTime(row.createdAt) };
  const known: readonly Fact[] = [
    { id: 'review', label: t('status.reviewing'), value: t(status === 'reviewing' ? 'timeline.now' : 'timeline.done') },
    {
      id: 'end',
      label: t(status === 'refused' ? 'status.refused' : 'status.sent'),
      value: isDecided ? decided : t(status === 'sending' ? 'timeline.now' : 'timeline.later'),
    },
  ];
  const unknown = { id: 'state', label: t('timeline.now'), value: t('status.unknown', { code: row.statusCode }) };
  const fee = received === undefined ? undefined : subtract(row.amount, received);
  const facts: readonly Fact[] = [
    {
      id: 'amount',
      label: t('review.taken', { account }),
      value: <MoneyText value={row.amount} currency={row.currencyName} />,
    },
    // A refused withdrawal has no fee and no receipt: the whole sum is returned.
    ...(status === 'refused'
      ? []
      : [
          { id: 'fee', label: t('fee'), value: <MoneyText value={fee} currency={row.currencyName} /> },
          { id: 'received', label: t('received'), value: <MoneyText value={received} currency={row.currencyName} /> },
        ]),
    ...(address === undefined ? [] : [{ id: 'address', label: t('address'), value: <GroupedText text={address} /> }]),
  ];
  return (
    <>
      <FactList facts={[asked, ...(status === undefined ? [unknown] : known), ...facts]} />
      {status === 'refused' ? <p className={styles['note']}>{t('timeline.returned', { account })}</p> : undefined}
      {reason === undefined ? undefined : <DemandNotice title={t('timeline.reason')} text={reason} />}
    </>
  );
}
