import type { HttpTransport } from '../../core/ports/http-transport.ts';
import { HttpAuthorisationAdapter } from './authorisation/authorisation-http-adapter.ts';
import { HttpCouponsAdapter } from './coupons/coupons-http-adapter.ts';
import { HttpCopyTradingAdapter } from './copy-trading/copy-trading-http-adapter.ts';
import { HttpDepositsAdapter } from './deposits/deposits-http-adapter.ts';
import { HttpIdentityAdapter } from './identity/identity-http-adapter.ts';
import { HttpLoansAdapter } from './loans/loans-http-adapter.ts';
import { HttpMessagesAdapter } from './messages/messages-http-adapter.ts';
import { HttpPayeesAdapter } from './payees/payees-http-adapter.ts';
import {
  authorisationPaths,
  couponsPaths,
  copyTradingPaths,
  depositsPaths,
  identityPaths,
  loansPaths,
  messagesPaths,
  payeesPaths,
  projectsPaths,
  purchasesPaths,
  quizPaths,
  securityPaths,
  withdrawalsPaths,
} from './rare-paths.ts';
import { HttpProjectsAdapter } from './projects/projects-http-adapter.ts';
import { HttpPurchasesAdapter } from './purchases/purchases-http-adapter.ts';
import { HttpQuizAdapter } from './quiz/quiz-http-adapter.ts';
import { HttpSecurityAdapter } from './security/security-http-adapter.ts';
import { HttpWithdrawalsAdapter } from './withdrawals/withdrawals-http-adapter.ts';

// What visitors do not ask, and no first screen waits for: one file, which no first load has, paths included.

export const identityOver = (http: HttpTransport) => new HttpIdentityAdapter(http, identityPaths);
export const securityOver = (http: HttpTransport) => new HttpSecurityAdapter(http, securityPaths);
export const depositsOver = (http: HttpTransport) => new HttpDepositsAdapter(http, depositsPaths);
export const couponsOver = (http: HttpTransport) => new HttpCouponsAdapter(http, couponsPaths);
export const messagesOver = (http: HttpTransport) => new HttpMessagesAdapter(http, messagesPaths);
export const authorisationOver = (http: HttpTransport) => new HttpAuthorisationAdapter(http, authorisationPaths);
export const payeesOver = (http: HttpTransport) => new HttpPayeesAdapter(http, payeesPaths);
export const copyTradingOver = (http: HttpTransport) => new HttpCopyTradingAdapter(http, copyTradingPaths);
export const loansOver = (http: HttpTransport) => new HttpLoansAdapter(http, loansPaths);
export const withdrawalsOver = (http: HttpTransport) => new HttpWithdrawalsAdapter(http, withdrawalsPaths);
export const purchasesOver = (http: HttpTransport) => new HttpPurchasesAdapter(http, purchasesPaths);
export const projectsOver = (http: HttpTransport) => new HttpProjectsAdapter(http, projectsPaths);
export const quizOver = (http: HttpTransport) => new HttpQuizAdapter(http, quizPaths);
