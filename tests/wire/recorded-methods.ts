import { liveOptionsEvents, liveTradingEvents } from '../../src/adapters/live/live-events.ts';
import {
  liveFavouritesPaths,
  liveOptionsPaths,
  liveTradingPaths,
  liveWalletPaths,
} from '../../src/adapters/live/live-paths.ts';
import { moniOptionsEvents, moniTradingEvents } from '../../src/adapters/moni/moni-events.ts';
import {
  moniFavouritesPaths,
  moniOptionsPaths,
  moniTradingPaths,
  moniWalletPaths,
} from '../../src/adapters/moni/moni-paths.ts';
import { HttpAccessAdapter } from '../../src/adapters/wire/access/access-http-adapter.ts';
import { HttpArtSalesAdapter } from '../../src/adapters/wire/nft/art-sales-http-adapter.ts';
import { HttpArtworksAdapter } from '../../src/adapters/wire/nft/artworks-http-adapter.ts';
import { artSalesPaths, artworksPaths } from '../../src/adapters/wire/nft/nft-paths.ts';
import { HttpAuthorisationAdapter } from '../../src/adapters/wire/authorisation/authorisation-http-adapter.ts';
import { HttpCouponsAdapter } from '../../src/adapters/wire/coupons/coupons-http-adapter.ts';
import { HttpCopyTradingAdapter } from '../../src/adapters/wire/copy-trading/copy-trading-http-adapter.ts';
import { HttpFavouritesAdapter } from '../../src/adapters/wire/favourites/favourites-http-adapter.ts';
import { HttpDepositsAdapter } from '../../src/adapters/wire/deposits/deposits-http-adapter.ts';
import { HttpFundsAdapter } from '../../src/adapters/wire/funds/funds-http-adapter.ts';
import { HttpIdentityAdapter } from '../../src/adapters/wire/identity/identity-http-adapter.ts';
import { marketPaths } from '../../src/adapters/wire/market-paths.ts';
import { HttpLoansAdapter } from '../../src/adapters/wire/loans/loans-http-adapter.ts';
import { HttpDualAdapter } from '../../src/adapters/wire/dual/dual-http-adapter.ts';
import { HttpMiningAdapter } from '../../src/adapters/wire/mining/mining-http-adapter.ts';
import { dualPaths, miningPaths } from '../../src/adapters/wire/yield-paths.ts';
import { HttpMarketAdapter } from '../../src/adapters/wire/market/market-http-adapter.ts';
import { HttpMessagesAdapter } from '../../src/adapters/wire/messages/messages-http-adapter.ts';
import { HttpNewsAdapter } from '../../src/adapters/wire/news/news-http-adapter.ts';
import { HttpOptionsAdapter } from '../../src/adapters/wire/options/options-http-adapter.ts';
import { HttpPayeesAdapter } from '../../src/adapters/wire/payees/payees-http-adapter.ts';
import { HttpProjectsAdapter } from '../../src/adapters/wire/projects/projects-http-adapter.ts';
import { HttpPurchasesAdapter } from '../../src/adapters/wire/purchases/purchases-http-adapter.ts';
import { HttpProfileAdapter } from '../../src/adapters/wire/profile/profile-http-adapter.ts';
import { accessPaths, fundsPaths, newsPaths, profilePaths, sitePaths } from '../../src/adapters/wire/root-paths.ts';
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
} from '../../src/adapters/wire/rare-paths.ts';
import { HttpWithdrawalsAdapter } from '../../src/adapters/wire/withdrawals/withdrawals-http-adapter.ts';
import { HttpQuizAdapter } from '../../src/adapters/wire/quiz/quiz-http-adapter.ts';
import { HttpSecurityAdapter } from '../../src/adapters/wire/security/security-http-adapter.ts';
import { HttpSiteAdapter } from '../../src/adapters/wire/site/site-http-adapter.ts';
import { HttpTradingAdapter } from '../../src/adapters/wire/trading/trading-http-adapter.ts';
import { HttpWalletAdapter } from '../../src/adapters/wire/wallet/wallet-http-adapter.ts';
import { amount, price, quantity, rate } from '../../src/core/money/amount.ts';
import type { HttpTransport } from '../../src/core/ports/http-transport.ts';
import { silentRealtime, stoppedClock } from './stand-ins.ts';

/** A port method as a recording needs it: one argument in, a promise out. */
type RecordedMethod = (argument: never) => Promise<unknown>;
type Methods = Readonly<Record<string, RecordedMethod>>;

function methodsOf(adapter: object, names: object): Methods {
  return Object.fromEntries(
    Object.keys(names).map((name) => {
      const method = (adapter as Methods)[name];
      if (method === undefined) throw new Error(`${name} is not on the adapter`);
      return [name, method.bind(adapter)];
    }),
  );
}

const rootMethods = (http: HttpTransport): Methods => ({
  ...methodsOf(new HttpAccessAdapter(http, accessPaths), accessPaths),
  ...methodsOf(new HttpProfileAdapter(http, profilePaths), profilePaths),
  ...methodsOf(new HttpIdentityAdapter(http, identityPaths), identityPaths),
  ...methodsOf(new HttpSecurityAdapter(http, securityPaths), securityPaths),
  ...methodsOf(new HttpSiteAdapter(http, sitePaths), sitePaths),
  ...methodsOf(new HttpNewsAdapter(http, newsPaths), newsPaths),
  ...methodsOf(new HttpMessagesAdapter(http, messagesPaths), messagesPaths),
  ...methodsOf(new HttpFundsAdapter(http, fundsPaths), fundsPaths),
  ...methodsOf(new HttpDepositsAdapter(http, depositsPaths), depositsPaths),
  ...methodsOf(new HttpPayeesAdapter(http, payeesPaths), payeesPaths),
  ...methodsOf(new HttpDualAdapter(http, dualPaths), dualPaths),
  ...methodsOf(new HttpMiningAdapter(http, miningPaths), miningPaths),
  ...methodsOf(new HttpCopyTradingAdapter(http, copyTradingPaths), copyTradingPaths),
  ...methodsOf(new HttpLoansAdapter(http, loansPaths), loansPaths),
  ...methodsOf(new HttpWithdrawalsAdapter(http, withdrawalsPaths), withdrawalsPaths),
  ...methodsOf(new HttpAuthorisationAdapter(http, authorisationPaths), authorisationPaths),
  ...methodsOf(new HttpCouponsAdapter(http, couponsPaths), couponsPaths),
  ...methodsOf(new HttpProjectsAdapter(http, projectsPaths), projectsPaths),
  ...methodsOf(new HttpQuizAdapter(http, quizPaths), quizPaths),
  ...methodsOf(new HttpArtworksAdapter(http, artworksPaths), artworksPaths),
  ...methodsOf(new HttpArtSalesAdapter(http, artSalesPaths), artSalesPaths),
  ...methodsOf(new HttpPurchasesAdapter(http, purchasesPaths), purchasesPaths),
  ...methodsOf(
    new HttpMarketAdapter({ http, realtime: silentRealtime, clock: stoppedClock, paths: marketPaths }),
    marketPaths,
  ),
});

/** Every method of every port over one transport, by account. */
export const worlds: Readonly<Record<'live' | 'moni', (http: HttpTransport) => Methods>> = {
  live: (http) => ({
    ...rootMethods(http),
    ...methodsOf(
      new HttpTradingAdapter({ http, realtime: silentRealtime, paths: liveTradingPaths, events: liveTradingEvents }),
      liveTradingPaths,
    ),
    ...methodsOf(
      new HttpOptionsAdapter({ http, realtime: silentRealtime, paths: liveOptionsPaths, events: liveOptionsEvents }),
      liveOptionsPaths,
    ),
    ...methodsOf(new HttpWalletAdapter(http, liveWalletPaths), liveWalletPaths),
    ...methodsOf(new HttpFavouritesAdapter(http, liveFavouritesPaths), liveFavouritesPaths),
  }),
  moni: (http) => ({
    ...methodsOf(
      new HttpTradingAdapter({ http, realtime: silentRealtime, paths: moniTradingPaths, events: moniTradingEvents }),
      moniTradingPaths,
    ),
    ...methodsOf(
      new HttpOptionsAdapter({ http, realtime: silentRealtime, paths: moniOptionsPaths, events: moniOptionsEvents }),
      moniOptionsPaths,
    ),
    ...methodsOf(new HttpWalletAdapter(http, moniWalletPaths), moniWalletPaths),
    ...methodsOf(new HttpFavouritesAdapter(http, moniFavouritesPaths), moniFavouritesPaths),
  }),
};

const loanPicture = '/upload/00112233445566778899aabbccddeeff.png';
const loanPictures = { identity: loanPicture, bankStatement: loanPicture, assets: loanPicture, income: loanPicture };

/** What each method is asked with, where a recording says nothing else. */
export const usualArguments: Readonly<Record<string, unknown>> = {
  signIn: { identifier: 'ann@example.test', password: 'a long one' },
  signInWithAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  register: {
    identifier: 'ann@example.test',
    kind: 'email',
    password: 'a long one',
    code: '482915',
    invitationCode: undefined,
  },
  resetPassword: { identifier: 'ann@example.test', password: 'a long one', code: '482915' },
  sendCode: { identifier: 'ann@example.test', forExisting: true },
  checkCode: { identifier: 'ann@example.test', code: '482915' },
  submitIdentity: {
    level: 1,
    kind: 'passport',
    name: 'Ann Example',
    phone: '+34612345678',
    documentNumber: 'X1234567',
    front: '/upload/f.jpg',
    back: '/upload/b.jpg',
  },
  submitQuestionnaire: { choices: [0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 2, 0, 1], interests: [0, 2] },
  setAuthorisedAmount: { amount: amount('250') },
  changeNickname: { nickname: 'Ann' },
  changeSignature: { signature: 'slow and steady' },
  changeAvatar: { reference: '/upload/a.jpg' },
  changePaymentPassword: { password: 'a long one', code: '482915' },
  sendMobileCode: { areaCode: '34', mobile: '612345678' },
  bindContact: { contact: { kind: 'mobile', areaCode: '34', mobile: '612345678' }, code: '482915' },
  setting: { keyword: 'min_buy' },
  articles: { category: 'announcements', page: 1 },
  article: { id: '12' },
  message: { id: '6' },
  candles: { symbol: 'BTC/USDT', period: '1min', from: 1_699_999_980_000, to: 1_700_003_600_000 },
  addFavourite: { currencyId: '1' },
  removeFavourite: { favouriteId: '77' },
  placeSpotOrder: { baseId: '1', quoteId: '3', side: 'buy', price: price('60000.50'), quantity: quantity('0.00001') },
  cancelSpotOrder: { id: '11' },
  spotOrders: { pair: { baseId: '1', quoteId: '3' }, status: 'pending', page: 1, limit: 10 },
  placeSecondsOrder: {
    matchId: '1001',
    payingCurrencyId: '3',
    direction: 'up',
    seconds: 30,
    stake: amount('12.5'),
    seenPrice: price('61250.5'),
  },
  secondsOrders: { matchId: '1001', status: 'open', page: 1, limit: 10 },
  secondsResult: { id: '7' },
  contractTerms: { baseId: '1', quoteId: '3' },
  placeContractOrder: {
    baseId: '1',
    quoteId: '3',
    direction: 'long',
    lots: quantity('3'),
    leverage: rate('50'),
    type: 'market',
  },
  cancelContractOrder: { id: '22' },
  contractAccount: { pair: { baseId: '1', quoteId: '3' }, status: 'open', page: 1, limit: 10 },
  contractOrders: { page: 1, limit: 10 },
  setContractStops: { id: '21', takeProfit: price('62000'), stopLoss: price('60000') },
  closePosition: { id: '21' },
  closePositions: { side: 'all' },
  walletDetail: { currencyId: '3', account: 'change' },
  transferBetweenAccounts: { currencyId: '3', from: 'change', to: 'lever', amount: amount('12.5') },
  accountTransfers: { page: 1, limit: 10 },
  depositAddresses: { currencyId: '3' },
  reportDeposit: {
    currencyId: '3',
    amount: amount('250.5'),
    voucher: '/upload/00112233445566778899aabbccddeeff.png',
    place: { network: 'trc20', address: 'TX1' },
  },
  deposits: { page: 1, limit: 10 },
  projects: { page: 1, limit: 20 },
  project: { projectId: '2' },
  subscribeToProject: {
    projectId: '2',
    tokens: quantity('40'),
    payment: amount('10'),
    payName: 'USDT',
    unit: 'tokens',
  },
  subscriptions: { page: 1, limit: 10 },
  placeBet: { roundId: 'instant-1', side: 'higher', stake: amount('10'), odds: rate('1.9') },
  bets: { page: 1, limit: 10 },
  savedAddresses: { page: 1, limit: 10 },
  saveAddress: {
    currencyId: '2',
    currencyName: 'ETH',
    network: 'erc20',
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    picture: '/upload/00112233445566778899aabbccddeeff.png',
  },
  deleteAddress: { id: '7' },
  saveBankCard: {
    holder: 'Ann Example',
    bank: 'Demo Bank',
    branch: 'Main Street',
    account: '000111222',
    code: 'DEMOXX22',
    place: 'Exampleland',
    bankAddress: '1 Sample St',
    phone: '+34612345678',
    ownAddress: '2 Sample St',
  },
  saveInternationalCard: { values: ['Demo Bank', 'DEMOXX22'] },
  dualProducts: {},
  dualProduct: { productId: '5' },
  buyDual: { productId: '5', shares: 2 },
  dualHoldings: { page: 1, limit: 10, numbering: 'labels' },
  miningProducts: { currencyId: '3', page: 1 },
  lockFunds: { productId: '4', amount: amount('1000') },
  miningOrders: { page: 1, limit: 10 },
  endedMiningOrders: { page: 1, limit: 10, isEarly: false },
  redeemEarly: { orderId: '21' },
  leadTraders: { page: 1 },
  leadTrader: { traderId: '81' },
  leadTrades: { traderId: '81', page: 1 },
  followTrader: { traderId: '81', terms: { way: 'lots', number: quantity('2') } },
  unfollowTrader: { traderId: '81' },
  holdCopiedPosition: { orderId: '21' },
  loans: { page: 1, limit: 10 },
  loan: { loanId: '2' },
  applyForLoan: { productId: '1', amount: amount('500000'), documents: loanPictures },
  purchases: { page: 1, limit: 10 },
  purchase: { purchaseId: '1' },
  placePurchase: {
    country: 'Thailand',
    payerName: 'Ann Example',
    payerEmail: 'ann@example.test',
    currencyName: 'USDT',
    method: 'bank/Bangkok Bank',
    fiat: 'USD',
    paid: amount('200'),
  },
  payPurchase: { purchaseId: '1', voucher: loanPicture, identityFront: loanPicture, identityBack: loanPicture },
  cancelPurchase: { purchaseId: '1' },
  artworks: { page: 1, limit: 10 },
  artwork: { artworkId: '7' },
  artists: { page: 1, limit: 10 },
  artist: { artistId: '51' },
  markArtwork: { code: '0xabc1' },
  buyArtwork: { code: '0xabc1' },
  placeDeposit: { code: '0xabc1' },
  placeBid: { code: '0xabc1', raise: amount('5') },
  bidsOn: { code: '0xabc1' },
  ownBids: { page: 1, limit: 10 },
  openBox: { code: '0xabc1' },
  resellArtwork: {
    code: '0xabc1',
    price: amount('30'),
    startsAt: '2024-05-01 00:00:00',
    endsAt: '2024-05-09 00:00:00',
    raise: undefined,
  },
  readWonAuction: { wonId: '8' },
  payWonAuction: { wonId: '8' },
  repayLoan: { loanId: '2', amount: amount('1000'), voucher: loanPictures.identity },
  withdrawalTerms: { currencyId: '3' },
  requestWithdrawal: {
    currencyId: '3',
    amount: amount('250.5'),
    fee: amount('0'),
    way: 'address',
    network: 'trc20',
    address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    payPassword: 'demo5678',
  },
  withdrawals: { page: 1, limit: 10 },
  todaysWithdrawals: undefined,
  bills: { currencyId: '3', account: 'change', page: 1, limit: 10 },
  fiatValueOf: { currencyId: '1' },
  conversionTerms: { fromId: '1', toId: '3' },
  convert: { fromId: '3', toId: '1', amount: amount('12.5') },
};
