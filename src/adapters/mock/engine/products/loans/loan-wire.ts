import { sum } from '../../../../../core/money/fixed-point.ts';
import type { Route, Step } from '../../kernel/domain/domain.ts';
import { Refusal, type Json } from '../../kernel/basics/engine-types.ts';
import { tokenHash } from '../../kernel/basics/secrets.ts';
import { serverText } from '../../kernel/basics/server-text.ts';
import { decimalColumn, pageRequest, rowNumber, timestamp } from '../../kernel/basics/wire-format.ts';
import {
  findLoan,
  hasOpenLoan,
  loansOf,
  penaltyOf,
  productOf,
  unpaidOf,
  type LoanBook,
  type LoanRecord,
} from './loan-book.ts';
import { heldCurrencies } from '../../ledger/currencies.ts';
import { loanCurrency, seedLoans, type SeedLoan } from './loan-products.ts';
import { riskOf } from './loan-rules.ts';

const standardLimit = 10;
const access = 'signed-in';
const fine = 6;

/** Every coin that is traded counts as collateral. */
const collateralCoins = heldCurrencies.filter(({ isMatch, isUnlisted }) => isMatch && !isUnlisted).length;

const otcFlag = ({ kind }: SeedLoan): number => (kind === 'otc' ? 1 : 0);

const productRow = (product: SeedLoan): Json => ({
  id: product.id,
  name: product.name,
  days: product.days,
  rate: decimalColumn(product.dailyPercent, 4),
  min_money: decimalColumn(product.minimum, 2),
  max_money: decimalColumn(product.maximum, 2),
  currency_name: loanCurrency,
  is_otc: otcFlag(product),
  vip_level: product.vipLevel,
  ...(product.leverage === undefined ? {} : { leverage: product.leverage, coins: collateralCoins }),
});

/** On purpose an address of no network: no money sent to a demo can be lost. */
const repaymentAddress = (user: string): string => `DEMO0${tokenHash(`${user}/loan`).slice(0, 36).toUpperCase()}`;

const timeOrNull = (at: number | null): string | null => (at === null ? null : timestamp(at));
const isOwed = ({ status }: LoanRecord): boolean => status === 1 || status === 4;

function row(step: Step<LoanBook>, loan: LoanRecord): { readonly [key: string]: Json } {
  const product = productOf(loan);
  const risk = product.kind === 'otc' && isOwed(loan) ? riskOf(step, loan) : undefined;
  return {
    id: loan.id,
    order_no: `L${String(loan.id).padStart(4, '0')}`,
    proid: loan.product,
    days: product.days,
    money: decimalColumn(loan.amount),
    rate: decimalColumn(product.dailyPercent, 4),
    interest: decimalColumn(loan.interest, fine),
    total: decimalColumn(loan.total),
    repaid: decimalColumn(loan.repaid),
    overdue_interest: decimalColumn(penaltyOf(loan, step.at), fine),
    start_time: timeOrNull(loan.startedAt),
    end_time: timeOrNull(loan.endsAt),
    end_at: loan.endsAt === null ? null : Math.floor(loan.endsAt / 1000),
    status: loan.status,
    status_text: null,
    address: isOwed(loan) ? repaymentAddress(loan.user) : null,
    remark: loan.remark === '' ? null : loan.remark,
    created_at: timestamp(loan.createdAt),
    currency_name: loanCurrency,
    contact: loan.contact ?? null,
    is_otc: otcFlag(product),
    risk_rate: risk ?? null,
  };
}

const shown = (step: Step<LoanBook>, loan: LoanRecord): Json => ({
  ...row(step, loan),
  ...loan.documents,
  repayments: loan.repayments.map(({ id, amount, voucher, status, createdAt, remark }) => ({
    id,
    money: decimalColumn(amount),
    pz: voucher,
    status,
    created_at: timestamp(createdAt),
    remark: remark ?? null,
  })),
});

export const loanRoutes: readonly Route<LoanBook>[] = [
  {
    operation: 'GET /getBorrowingproList',
    access,
    handle: async function loanProducts() {
      return { type: 'ok', message: seedLoans.map(productRow) };
    },
  },
  {
    operation: 'POST /postBorrowing',
    access,
    pictures: ['sfz', 'yh', 'fc', 'sr'],
    handle: async function applyForLoan(request) {
      const { fields, userId: user = '' } = request;
      const { proid: product = '', money: amount = '', sfz = '', yh = '', fc = '', sr = '', contact } = fields;
      const documents = { sfz, yh, fc, sr };
      const wish = { user, product, amount, documents, ...(contact === undefined ? {} : { contact }) };
      const id = await request.execute('loans.applyForLoan', wish);
      return { type: 'ok', message: { id } };
    },
  },
  {
    operation: 'GET /getBorrowingList',
    access,
    handle: async function loans({ fields, userId = '' }, step) {
      const { page, limit, offset } = pageRequest(fields, standardLimit);
      const own = loansOf(step.slice, userId).filter(
        ({ status }) => fields['status'] === undefined || status === rowNumber(fields['status']),
      );
      const data = own.slice(offset, offset + limit).map((loan) => row(step, loan));
      const pages = Math.max(1, Math.ceil(own.length / limit));
      return { type: 'ok', message: { data, page, pages, total: own.length } };
    },
  },
  {
    operation: 'POST /getBorrowingshow',
    access,
    handle: async function loan({ fields, userId = '' }, step) {
      const found = findLoan(step.slice, rowNumber(fields['id'] ?? fields['Borrowingid']));
      if (found?.user !== userId) throw new Refusal('unknownLoan');
      return { type: 'ok', message: shown(step, found) };
    },
  },
  {
    operation: 'GET /borrowingsum',
    access,
    handle: async function loanSummary({ userId = '' }, { slice, at }) {
      const paidOut = loansOf(slice, userId).filter(({ startedAt }) => startedAt !== null);
      const borrowed = sum(paidOut.map(({ amount }) => amount));
      const message = {
        sum: decimalColumn(borrowed),
        unpaid: decimalColumn(unpaidOf(slice, userId, at)),
        count: hasOpenLoan(slice, userId) ? 1 : 0,
      };
      return { type: 'ok', message };
    },
  },
  {
    operation: 'POST /postbakBorrowing',
    access,
    pictures: ['pz'],
    handle: async function repayLoan(request) {
      const { fields, userId: user = '', language } = request;
      const { money: amount = '', pz: voucher = '' } = fields;
      await request.execute('loans.repayLoan', { user, loan: rowNumber(fields['Borrowingid']), amount, voucher });
      return { type: 'ok', message: serverText(language, 'repaymentReported') };
    },
  },
];
