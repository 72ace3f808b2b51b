import type {
  Loan,
  LoanApplication,
  LoanKind,
  LoanProduct,
  LoanRepayment,
  LoanState,
  LoanSummary,
} from '../../../core/domain/finance/loan.ts';
import type { Page, Rows } from '../../../core/domain/page.ts';
import type { Amount, Rate } from '../../../core/money/amount.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { LoanProductRow, LoanRow, LoanSum, RepaymentRow } from '../calls/api.gen.ts';
import { decimalAt, objectAt, rowsAt } from '../calls/decode.ts';
import { isWireObject } from '../http/wire-json.ts';
import type { FormFields, QueryFields } from '../calls/request-fields.ts';
import { readPage } from '../calls/wire-page.ts';

/** The currency of a loan when the server names none. */
const usualCurrency = 'USDT';
const kindOf = (isOtc: boolean | undefined): LoanKind => (isOtc === true ? 'otc' : 'term');

function readProduct(value: WireValue, path: string): LoanProduct {
  const row = objectAt<LoanProductRow>(value, path);
  return {
    id: row.id('id'),
    name: row.optionalText('name') ?? '',
    kind: kindOf(row.optionalFlag('is_otc')),
    days: row.integer('days'),
    dailyPercent: row.decimal<Rate>('rate'),
    minimum: row.decimal<Amount>('min_money'),
    maximum: row.decimal<Amount>('max_money'),
    currencyName: row.optionalText('currency_name') ?? usualCurrency,
    vipLevel: row.optionalInteger('vip_level') ?? 0,
    leverage: row.optionalInteger('leverage'),
    coins: row.optionalInteger('coins'),
  };
}

export const readLoanProducts = (value: WireValue): Rows<LoanProduct> => rowsAt(value, 'message', readProduct);

const states: ReadonlyMap<string, LoanState> = new Map([
  ['0', 'pending'],
  ['1', 'disbursed'],
  ['2', 'rejected'],
  ['3', 'settled'],
  ['4', 'overdue'],
]);
const repaymentStates: ReadonlyMap<string, LoanRepayment['status']> = new Map([
  ['0', 'pending'],
  ['1', 'confirmed'],
  ['2', 'refused'],
]);

function readRepayment(value: WireValue, path: string): LoanRepayment {
  const row = objectAt<RepaymentRow>(value, path);
  const statusCode = row.integer('status').toString();
  return {
    id: row.id('id'),
    amount: row.decimal<Amount>('money'),
    status: repaymentStates.get(statusCode),
    statusCode,
    createdAt: row.optionalText('created_at') ?? '',
    reason: row.optionalText('remark'),
  };
}

const secondsToMs = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : seconds * 1000;

function readLoanAt(value: WireValue, path: string): Loan {
  const row = objectAt<LoanRow>(value, path);
  const statusCode = row.integer('status').toString();
  const repayments = row.optionalRows('repayments', readRepayment);
  return {
    id: row.id('id'),
    orderNumber: row.optionalText('order_no') ?? row.id('id'),
    kind: kindOf(row.optionalFlag('is_otc')),
    days: row.optionalInteger('days'),
    dailyPercent: row.decimal<Rate>('rate'),
    amount: row.decimal<Amount>('money'),
    interest: row.optionalDecimal<Amount>('interest'),
    total: row.optionalDecimal<Amount>('total'),
    repaid: row.optionalDecimal<Amount>('repaid'),
    penalty: row.optionalDecimal<Amount>('overdue_interest'),
    currencyName: row.optionalText('currency_name') ?? usualCurrency,
    startsAt: row.optionalText('start_time'),
    endsAt: row.optionalText('end_time'),
    endsAtMs: secondsToMs(row.optionalInteger('end_at')),
    status: states.get(statusCode),
    statusCode,
    address: row.optionalText('address'),
    reason: row.optionalText('remark'),
    contact: row.optionalText('contact'),
    createdAt: row.optionalText('created_at') ?? '',
    repayments: repayments ?? [],
    listsRepayments: repayments !== undefined,
    riskPercent: row.optionalDecimal<Rate>('risk_rate'),
  };
}

export const readLoan = (value: WireValue): Loan => readLoanAt(value, 'message');

type PageQuery = { readonly page: number; readonly limit: number };
export const loansFields = ({ page, limit }: PageQuery): QueryFields<'loans'> => ({
  page: String(page),
  limit: String(limit),
  status: undefined,
});
export const readLoans = (value: WireValue, query: PageQuery): Page<Loan> =>
  readPage({ value, path: 'message' }, query, readLoanAt);

/** Some servers send only the sum due. */
export function readLoanSummary(value: WireValue): LoanSummary {
  if (!isWireObject(value))
    return { borrowed: undefined, unpaid: decimalAt<Amount>(value, 'message'), openLoans: undefined };
  const figures = objectAt<LoanSum>(value, 'message');
  return {
    borrowed: figures.optionalDecimal<Amount>('sum'),
    unpaid: figures.decimal<Amount>('unpaid'),
    openLoans: figures.optionalInteger('count'),
  };
}

export const applicationFields = ({
  productId,
  amount: money,
  contact,
  documents,
}: LoanApplication): FormFields<'applyForLoan'> => ({
  proid: productId,
  money,
  contact,
  sfz: documents.identity,
  yh: documents.bankStatement,
  fc: documents.assets,
  sr: documents.income,
});
