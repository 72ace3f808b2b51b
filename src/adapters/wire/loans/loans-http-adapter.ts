import type { Loan, LoanApplication, LoanProduct, LoanSummary } from '../../../core/domain/loan.ts';
import type { Page } from '../../../core/domain/page.ts';
import type { Amount } from '../../../core/money/amount.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import type { LoansPort } from '../../../core/ports/loans-port.ts';
import type { FormFields } from '../request-fields.ts';
import {
  applicationFields,
  loansFields,
  readLoan,
  readLoanProducts,
  readLoans,
  readLoanSummary,
} from './loans-codec.ts';

export class HttpLoansAdapter implements LoansPort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<LoansPort>;

  constructor(http: HttpTransport, paths: PathsOf<LoansPort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async loanProducts(): Promise<readonly LoanProduct[]> {
    return readLoanProducts(await this.#http.call(this.#paths.loanProducts, {}));
  }

  async loans(query: { page: number; limit: number }): Promise<Page<Loan>> {
    return readLoans(await this.#http.call(this.#paths.loans, loansFields(query)), query);
  }

  async loan({ loanId }: { loanId: string }): Promise<Loan> {
    const fields: FormFields<'loan'> = { id: loanId, Borrowingid: loanId };
    return readLoan(await this.#http.call(this.#paths.loan, fields));
  }

  async loanSummary(): Promise<LoanSummary> {
    return readLoanSummary(await this.#http.call(this.#paths.loanSummary, {}));
  }

  async applyForLoan(application: LoanApplication): Promise<void> {
    await this.#http.call(this.#paths.applyForLoan, applicationFields(application));
  }

  async repayLoan({ loanId, amount, voucher }: { loanId: string; amount: Amount; voucher: string }): Promise<void> {
    const fields: FormFields<'repayLoan'> = { Borrowingid: loanId, money: amount, pz: voucher };
    await this.#http.call(this.#paths.repayLoan, fields);
  }
}
