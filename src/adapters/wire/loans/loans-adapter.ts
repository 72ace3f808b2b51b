import type { LoansPort } from '../../../core/ports/loans-port.ts';
import {
  applicationFields,
  loansFields,
  readLoan,
  readLoanProducts,
  readLoans,
  readLoanSummary,
} from './loans-codec.ts';
import type { Wire } from '../calls/wire.ts';

export const loansOver = ({ call }: Wire): LoansPort => ({
  loanProducts: async () => readLoanProducts(await call('loanProducts')),
  loans: async (query) => readLoans(await call('loans', loansFields(query)), query),
  loan: async ({ loanId }) => readLoan(await call('loan', { id: loanId, Borrowingid: loanId })),
  loanSummary: async () => readLoanSummary(await call('loanSummary')),
  applyForLoan: async (application) => {
    await call('applyForLoan', applicationFields(application));
  },
  repayLoan: async ({ loanId, amount, voucher }) => {
    await call('repayLoan', { Borrowingid: loanId, money: amount, pz: voucher });
  },
});
