import type { AuthorisationPort } from '../../core/ports/authorisation-port.ts';
import type { CopyTradingPort } from '../../core/ports/copy-trading-port.ts';
import type { PathsOf } from '../../core/ports/http-transport.ts';
import type { CouponsPort } from '../../core/ports/coupons-port.ts';
import type { DepositsPort } from '../../core/ports/deposits-port.ts';
import type { IdentityPort } from '../../core/ports/identity-port.ts';
import type { LoansPort } from '../../core/ports/loans-port.ts';
import type { MessagesPort } from '../../core/ports/messages-port.ts';
import type { PayeesPort } from '../../core/ports/payees-port.ts';
import type { ProjectsPort } from '../../core/ports/projects-port.ts';
import type { PurchasesPort } from '../../core/ports/purchases-port.ts';
import type { QuizPort } from '../../core/ports/quiz-port.ts';
import type { SecurityPort } from '../../core/ports/security-port.ts';
import type { WithdrawalsPort } from '../../core/ports/withdrawals-port.ts';

export const securityPaths = {
  changePaymentPassword: 'POST /safe/update_password',
  sendMobileCode: 'POST /sms_send',
  bindContact: 'POST /safe/mobile',
} as const satisfies PathsOf<SecurityPort>;

export const identityPaths = {
  identity: 'GET /real/state',
  submitIdentity: 'POST /user/real',
  submitQuestionnaire: 'POST /postquestionnaire',
} as const satisfies PathsOf<IdentityPort>;

export const couponsPaths = {
  coupons: 'GET /user/coupons',
} as const satisfies PathsOf<CouponsPort>;

export const depositsPaths = {
  depositAddresses: 'POST /wallet/get_in_address',
  reportDeposit: 'POST /wallet/charge_req',
  deposits: 'GET /recharge/log',
} as const satisfies PathsOf<DepositsPort>;

export const authorisationPaths = {
  authorisedAmount: 'POST /wallet/getsqnumber',
  setAuthorisedAmount: 'POST /wallet/setsqnumber',
  requestedAmount: 'GET /wallet/getneedsqnumber',
} as const satisfies PathsOf<AuthorisationPort>;

export const payeesPaths = {
  savedAddresses: 'GET /user/wallet/list',
  saveAddress: 'POST /user/wallet/save',
  deleteAddress: 'POST /user/wallet/del',
  bankCard: 'POST /user/cash_info',
  saveBankCard: 'POST /user/cash_save',
  internationalCard: 'POST /user/cash_info_international',
  saveInternationalCard: 'POST /user/cash_save_international',
} as const satisfies PathsOf<PayeesPort>;

export const loansPaths = {
  loanProducts: 'GET /getBorrowingproList',
  loans: 'GET /getBorrowingList',
  loan: 'POST /getBorrowingshow',
  loanSummary: 'GET /borrowingsum',
  applyForLoan: 'POST /postBorrowing',
  repayLoan: 'POST /postbakBorrowing',
} as const satisfies PathsOf<LoansPort>;

export const copyTradingPaths = {
  leadTraders: 'GET /follow/index',
  leadTrader: 'GET /follow/traderDetail',
  leadTrades: 'GET /follow/historyTrade',
  followTrader: 'POST /follow/follow',
  unfollowTrader: 'POST /follow/cancel',
  holdCopiedPosition: 'POST /follow/selfHolding',
} as const satisfies PathsOf<CopyTradingPort>;

export const purchasesPaths = {
  purchases: 'GET /getc2cList',
  purchase: 'POST /getc2cshow',
  placePurchase: 'POST /postc2c',
  payPurchase: 'POST /postc2cpay',
  cancelPurchase: 'POST /postc2ccover',
} as const satisfies PathsOf<PurchasesPort>;

export const projectsPaths = {
  projects: 'GET /project',
  project: 'GET /project/detail',
  subscribeToProject: 'POST /project/order',
  subscriptions: 'GET /user/project/order',
} as const satisfies PathsOf<ProjectsPort>;

export const quizPaths = {
  quizRounds: 'GET /guess/rounds',
  placeBet: 'POST /guess/bet',
  bets: 'GET /guess/bets',
} as const satisfies PathsOf<QuizPort>;

export const messagesPaths = {
  unreadCount: 'GET /getMailMessageCount',
  popUpMessage: 'GET /getinmessage',
  messages: 'GET /mailMessage/getList',
  message: 'GET /mailMessage/detail',
} as const satisfies PathsOf<MessagesPort>;

export const withdrawalsPaths = {
  withdrawalTerms: 'POST /wallet/get_info',
  requestWithdrawal: 'POST /wallet/out',
  withdrawals: 'GET /user/withdraw/list',
  todaysWithdrawals: 'GET /user/withdraw/todaywithdrawcount',
} as const satisfies PathsOf<WithdrawalsPort>;
