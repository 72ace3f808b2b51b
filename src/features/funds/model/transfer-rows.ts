import { lackingAs, type Rows } from '../../../core/domain/page.ts';
import type { AccountTransfer, Bill, WalletAccount } from '../../../core/domain/wallets/wallet.ts';
import { absolute, isNegative, negate } from '../../../core/money/fixed-point.ts';
import type { Amount } from '../../../core/money/amount.ts';

/** One transfer from its two bills, or from one if the other is missing. */
export interface TransferRow {
  readonly id: string;
  readonly currencyId: string;
  readonly currencyName: string;
  readonly amount: Amount;
  readonly from: WalletAccount | undefined;
  readonly to: WalletAccount | undefined;
  readonly createdAt: string;
}

const belongTogether = (one: Bill, other: Bill): boolean =>
  one.currencyId === other.currencyId && one.createdAt === other.createdAt && one.change === negate(other.change);

/** The bills of one transfer are adjacent, in either order. */
export function transferRows(bills: Rows<Bill>): Rows<TransferRow> {
  const rows: TransferRow[] = [];
  for (let index = 0; index < bills.length; index += 1) {
    const [line, next] = [bills[index], bills[index + 1]];
    if (line === undefined) break;
    const partner = next !== undefined && belongTogether(line, next) ? next : undefined;
    if (partner !== undefined) index += 1;
    const [out, into] = isNegative(line.change) ? [line, partner] : [partner, line];
    rows.push({
      // The same, whichever of the two comes first: usually the larger, which earlier versions have kept.
      id: partner !== undefined && partner.id > line.id ? partner.id : line.id,
      currencyId: line.currencyId,
      currencyName: line.currencyName,
      amount: absolute(line.change),
      from: out?.account,
      to: into?.account,
      createdAt: line.createdAt,
    });
  }
  return lackingAs(rows, bills);
}

/** These two accounts have one code; where the server's label is translated a bill does not tell which of them is meant. */
const sharingCode: ReadonlySet<WalletAccount> = new Set(['contracts', 'options']);
const mayBe = (told: WalletAccount | undefined, wished: WalletAccount): boolean =>
  told === undefined ? sharingCode.has(wished) : told === wished;

/** Whether the record matches the wish. */
export const isTwinOf =
  (wish: AccountTransfer) =>
  (row: TransferRow): boolean =>
    row.currencyId === wish.currencyId &&
    row.amount === wish.amount &&
    mayBe(row.from, wish.from) &&
    mayBe(row.to, wish.to);
