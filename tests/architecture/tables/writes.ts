/**
 * Calls that are no GET and move no money, with the reason. A new call that is no GET belongs here or in `moneyWrites`.
 */
const reads = 'It only reads.';
const person = 'It is about who the person is, not about what they own.';
const access = 'Signing in and codes move nothing.';
const mark = 'It is a mark on the screen, which a person sees at once.';
const payee = 'It is where money may go, and is asked for again with the payment.';
const declaration =
  'It sets how much of a wallet may be seen or used; nothing is moved, and the same value set twice is the same.';

export const otherWrites: ReadonlyMap<string, string> = new Map([
  ['AuthorisationPort.setAuthorisedAmount', declaration],
  ...[
    'ArtSalesPort.bidsOn',
    'ArtSalesPort.ownBids',
    'ArtSalesPort.ownArtworks',
    'ArtSalesPort.wonAuctions',
    'AuthorisationPort.authorisedAmount',
    'DepositsPort.depositAddresses',
    'DualPort.dualHoldings',
    'FundsPort.convertibleCurrencies',
    'FundsPort.conversionTerms',
    'LoansPort.loan',
    'NewsPort.articles',
    'NewsPort.article',
    'PayeesPort.bankCard',
    'PayeesPort.internationalCard',
    'PurchasesPort.purchase',
    'TradingPort.contractTerms',
    'TradingPort.contractAccount',
    'TradingPort.contractOrders',
    'WalletPort.wallets',
    'WalletPort.walletDetail',
    'WalletPort.bills',
    'WithdrawalsPort.withdrawalTerms',
  ].map((name) => [name, reads] as const),
  ...[
    'IdentityPort.submitIdentity',
    'IdentityPort.submitQuestionnaire',
    'ProfilePort.changeNickname',
    'ProfilePort.changeSignature',
    'ProfilePort.changeAvatar',
    'SecurityPort.changePaymentPassword',
    'SecurityPort.bindContact',
  ].map((name) => [name, person] as const),
  ...[
    'AccessPort.signIn',
    'AccessPort.signInWithAddress',
    'AccessPort.register',
    'AccessPort.resetPassword',
    'AccessPort.sendCode',
    'AccessPort.checkCode',
    'SecurityPort.sendMobileCode',
  ].map((name) => [name, access] as const),
  ...[
    'ArtSalesPort.readWonAuction',
    'ArtworksPort.markArtwork',
    'FavouritesPort.addFavourite',
    'FavouritesPort.removeFavourite',
  ].map((name) => [name, mark] as const),
  ...[
    'PayeesPort.saveAddress',
    'PayeesPort.deleteAddress',
    'PayeesPort.saveBankCard',
    'PayeesPort.saveInternationalCard',
  ].map((name) => [name, payee] as const),
]);

/** Calls that move money, or end or change what can lose it: each goes through `MoneyRequest`. */
export const moneyWrites: ReadonlySet<string> = new Set([
  'ArtSalesPort.buyArtwork',
  'ArtSalesPort.openBox',
  'ArtSalesPort.payWonAuction',
  'ArtSalesPort.placeBid',
  'ArtSalesPort.placeDeposit',
  'ArtSalesPort.resellArtwork',
  'CopyTradingPort.followTrader',
  'CopyTradingPort.holdCopiedPosition',
  'CopyTradingPort.unfollowTrader',
  'DepositsPort.reportDeposit',
  'DualPort.buyDual',
  'FundsPort.convert',
  'LoansPort.applyForLoan',
  'LoansPort.repayLoan',
  'MiningPort.lockFunds',
  'MiningPort.redeemEarly',
  'MiningPort.takeInterest',
  'OptionsPort.placeOptionOrder',
  'LaunchPort.subscribeToLaunch',
  'PurchasesPort.cancelPurchase',
  'PurchasesPort.payPurchase',
  'PurchasesPort.placePurchase',
  'QuizPort.placeBet',
  'TradingPort.cancelContractOrder',
  'TradingPort.cancelSpotOrder',
  'TradingPort.closePosition',
  'TradingPort.closePositions',
  'TradingPort.placeContractOrder',
  'TradingPort.placeSpotOrder',
  'TradingPort.setContractStops',
  'WalletPort.transferBetweenAccounts',
  'WithdrawalsPort.requestWithdrawal',
]);
