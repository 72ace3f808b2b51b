import type { Decision } from '../../../core/ports/presenter-port.ts';

/** The command behind each decision of the back office. */
export const decisionCommands: Readonly<Record<Decision['kind'], string>> = {
  identity: 'access.decideIdentity',
  deposit: 'deposits.decideDeposit',
  loan: 'loans.decideLoan',
  repayment: 'loans.decideRepayment',
  mining: 'mining.decideOrder',
  withdrawal: 'withdrawals.decide',
  standing: 'access.setStanding',
  trader: 'follow.setTrader',
  purchase: 'purchases.decidePurchase',
  purchasePayment: 'purchases.decidePurchase',
  sale: 'projects.decideSale',
  auctionEnd: 'nft.endAuctionNow',
  botBid: 'nft.botBidNow',
  paymentLapse: 'nft.expireNow',
};
