import {
  bindingContact,
  checkingCode,
  registeringByMail,
  resettingByUserString,
  sendingCode,
} from '../words/access-words.ts';
import { addressesInPages, savingAddress } from '../words/address-words.ts';
import { cardWithMark, savingCard } from '../words/card-words.ts';
import { commonCalls } from '../words/common-calls.ts';
import { fixedOfC } from '../basics/fixed-texts.ts';
import { languagesOfC } from '../basics/spoken-languages.ts';
import { everyOrigin } from '../basics/cross-origin.ts';
import { depositsWith, reportingDeposit } from '../words/deposit-words.ts';
import type { Calls, Dialect } from '../basics/dialect.ts';
import { candlesWithTurnover, quotationsWithChain } from '../words/market-words.ts';
import {
  articleInXp,
  articlePages,
  articlesWithXp,
  messageByNumber,
  unmarkedMessages,
  unreadCount,
} from '../words/message-words.ts';
import { currenciesOfProducts, productsOfCurrency } from '../words/mining-words.ts';
import { lengthsWithMinimum, resultOnceSettled, stakingWholeUnits } from '../words/option-words.ts';
import {
  identityInTwoSteps,
  identityStateWithPassword,
  payPasswordOnce,
  profileWithOwnColumns,
} from '../words/person-words.ts';
import { pushingC } from '../words/push-words.ts';
import { uploadingPolitely } from '../words/picture-words.ts';
import {
  noPortfolio,
  portfolio,
  portfolioHoldings,
  portfolios,
  projectOrdersByStatus,
  projectWithEmptyOrder,
} from '../words/product-words.ts';
import { publicAccess, publicRules } from '../basics/public-rules.ts';
import {
  currenciesWithMissingRows,
  detailOfOwnRow,
  movingOwnRow,
  swappingOwnRows,
  swapsOfOwnRows,
  walletsAsShares,
} from '../words/quote-rows-words.ts';
import { alwaysRefused, answering } from '../basics/shaping.ts';
import { largeSite, siteConfig, storedSetting, usualSite } from '../words/site-config.ts';
import {
  accountWithEpoch,
  cancellingSpot,
  contractsWithEpoch,
  numberedSpotOrders,
  sellingOwnRows,
  submittingWithLevels,
} from '../words/trading-words.ts';
import { billsInWords } from '../words/wallet-words.ts';
import { termsWithoutSomeRows, withdrawalsWith, withdrawingNet } from '../words/withdrawal-words.ts';

/** This family has another product under the paths of dual investment. */
const portfolioCalls: Calls = {
  'GET /dual/index': portfolios,
  'GET /dual/detail': portfolio,
  'POST /dual/buyDual': noPortfolio,
  'GET /dual/dual_list': portfolioHoldings,
  'POST /dual/dual_cancle': noPortfolio,
};

const support = usualSite['telegram_url'] ?? '';

/** Buys for quote money, tests two accounts at a withdrawal, and answers pages of every origin. */
export const dialectC: Dialect = {
  zoneHours: 9,
  crossOrigin: everyOrigin,
  takesLists: true,
  fixedTexts: fixedOfC,
  languages: languagesOfC,
  rules: {
    ...publicRules,
    transfers: { leavesPositions: true },
    projects: { account: 'micro' },
    stakes: 'most',
    pictures: ['png', 'jpg', 'gif', 'webp'],
    spot: { buysForMoney: true, fillsQuotesAlone: true, takesFineAmounts: true },
    orders: { asksIdentity: false, asksFunds: true },
    access: { ...publicAccess, payPasswordBy: 'once', locksOut: 'first' },
  },
  pushing: pushingC,
  calls: {
    ...commonCalls,
    ...articlePages('xp'),
    ...portfolioCalls,
    'GET /getSiteConfig': siteConfig(largeSite),
    'GET /getSetting': storedSetting(largeSite),
    'POST /upload': uploadingPolitely,
    'POST /sms_mail': sendingCode,
    'POST /sms_send': sendingCode,
    'POST /user/check_email': checkingCode,
    'POST /user/register': registeringByMail,
    'POST /user/forget': resettingByUserString,
    'GET /user/info': profileWithOwnColumns,
    'GET /real/state': identityStateWithPassword,
    'POST /user/real': identityInTwoSteps,
    'POST /safe/update_password': payPasswordOnce,
    'POST /safe/mobile': bindingContact('mobile', 'code'),
    'POST /safe/email': bindingContact('email', 'code'),
    'POST /user/cash_info': cardWithMark,
    'POST /user/cash_save': savingCard('real_name', 'bank_account', 'bank_name', 'bank_dizhi'),
    'POST /user/wallet/save': savingAddress('type'),
    'GET /user/wallet/list': addressesInPages,
    'POST /wallet/deladdress': alwaysRefused('unknownAddress'),
    'POST /news/list': articlesWithXp,
    'POST /news/detail': articleInXp,
    'GET /mailMessage/getList': unmarkedMessages,
    'GET /mailMessage/detail': messageByNumber,
    'GET /mailMessage/getCount': unreadCount,
    'GET /cfg/kefu': answering(support),
    'GET /kf': answering({ url: support, turl: support }),
    'POST /wallet/list': walletsAsShares,
    'POST /wallet/detail': detailOfOwnRow,
    'POST /wallet/change': movingOwnRow,
    'POST /user/Transfer': swappingOwnRows,
    'POST /user/getTransferList': swapsOfOwnRows,
    'ANY /wallet/legal_log': billsInWords,
    'POST /wallet/get_info': termsWithoutSomeRows,
    'GET /currency/user_currency_list': currenciesWithMissingRows,
    'ANY /bank/bankList': answering([]),
    'POST /wallet/charge_req': reportingDeposit,
    'GET /recharge/log': depositsWith({ hash: null, price: '0.00000000' }),
    'POST /wallet/out': withdrawingNet,
    'GET /user/withdraw/list': withdrawalsWith('amount', 'address'),
    'ANY /currency/quotation_new': quotationsWithChain,
    'ANY /currency/match_price': quotationsWithChain,
    'ANY /currency/new_timeshar': candlesWithTurnover,
    'ANY /currency/kline_market': candlesWithTurnover,
    'POST /lever/submit': submittingWithLevels,
    'POST /lever/my_trade': contractsWithEpoch,
    'POST /lever/dealall': accountWithEpoch,
    'GET /microtrade/seconds': lengthsWithMinimum,
    'POST /microtrade/submit': stakingWholeUnits,
    'GET /microtrade/get_result': resultOnceSettled,
    'POST /coin/trade': sellingOwnRows,
    'GET /coin/canceltrade': cancellingSpot,
    'GET /coin/list': numberedSpotOrders,
    'GET /project/detail': projectWithEmptyOrder,
    'GET /user/project/order': projectOrdersByStatus,
    'GET /lh/deposit/config': productsOfCurrency,
    'GET /getbizcate': currenciesOfProducts,
  },
};
