import type { Bill } from '../../../core/domain/wallets/wallet.ts';

/** The lines of one moment, such as those of an order that was filled at once. */
export interface BillMoment {
  /** Server time text. */
  readonly createdAt: string;
  readonly bills: readonly Bill[];
}

const placeOf = (bill: Bill | undefined): string | undefined => bill?.account ?? bill?.accountText;

/** Lines that follow each other with the same time and account belong together; their order stays. */
export function billMoments(bills: readonly Bill[]): readonly BillMoment[] {
  const moments: { createdAt: string; bills: Bill[] }[] = [];
  for (const bill of bills) {
    const open = moments.at(-1);
    if (open?.createdAt === bill.createdAt && placeOf(open.bills[0]) === placeOf(bill)) open.bills.push(bill);
    else moments.push({ createdAt: bill.createdAt, bills: [bill] });
  }
  return moments;
}
