import type { AccountId } from '../../../../core/account/account-scope.ts';
import type { Notice, NoticeKind } from '../../../../core/domain/notices/notice.ts';
import { loanOfRepayment } from '../../../../core/domain/notices/repayment-sightings.ts';
import { pathWith, routes } from '../../../../core/navigation/routes.ts';

/** Part of the address of a list of records: the record whose receipt is open. */
export const receiptPart = 'receipt';

/** What runs on after its news stands in another list than what is over. */
const livingLists: Partial<Readonly<Record<NoticeKind, string>>> = {
  'spot.partBought': 'pending',
  'spot.partSold': 'pending',
  'contract.openedLong': 'open',
  'contract.openedShort': 'open',
  'contract.copiedLong': 'open',
  'contract.copiedShort': 'open',
  'contract.nearLiquidation': 'open',
};

/** Where the receipt of it can be read. */
export function noticePath(account: AccountId, { kind, subject, of }: Pick<Notice, 'kind' | 'subject' | 'of'>): string {
  const trading = account === 'moni' ? routes.moni : routes.transaction;
  const record = (list: string) => ({ list: livingLists[kind] ?? list, [receiptPart]: of });
  const paths = {
    spot: () => pathWith(trading.currencyOrder, record('history')),
    contract: () => pathWith(trading.contractOrder, record('history')),
    option: () => pathWith(trading.optionOrder, record('settled')),
    deposit: () => routes.fund.receiveWithdrawRecord,
    withdrawal: () => pathWith(routes.fund.receiveWithdrawRecord, { view: 'withdrawals' }),
    loan: () => routes.common.borrowing,
    repayment: () => pathWith(routes.common.borrowingback, { id: loanOfRepayment(of) }),
    identity: () => routes.setting.real,
    purchase: () => pathWith(routes.common.c2cshow, { id: of }),
  };
  return paths[subject]();
}
