import type { AccountId } from '../../../../core/account/account-scope.ts';
import type { Notice } from '../../../../core/domain/notices/notice.ts';
import { pathWith, routes } from '../../../../core/navigation/routes.ts';

/** Part of the address of a list of records: the record whose receipt is open. */
export const receiptPart = 'receipt';

/** Where the receipt of it can be read. */
export function noticePath(account: AccountId, { subject, of }: Pick<Notice, 'subject' | 'of'>): string {
  const trading = account === 'moni' ? routes.moni : routes.transaction;
  const record = (list: string) => ({ list, [receiptPart]: of });
  const paths = {
    spot: () => pathWith(trading.currencyOrder, record('history')),
    contract: () => pathWith(trading.contractOrder, record('history')),
    option: () => pathWith(trading.secondsOrder, record('settled')),
    deposit: () => routes.fund.receiveWithdrawRecord,
    withdrawal: () => pathWith(routes.fund.receiveWithdrawRecord, { view: 'withdrawals' }),
    loan: () => routes.common.borrowing,
    identity: () => routes.setting.real,
  };
  return paths[subject]();
}
