import {
  bindingContact,
  neverRight,
  registeringWithPayPassword,
  resettingByOldPassword,
  sendingCode,
  sendingCodeByAddress,
} from '../words/access-words.ts';
import { addressesWithDeleted, deletingAddress, savingAddress } from '../words/address-words.ts';
import { cardWithBanks, savingCard } from '../words/card-words.ts';
import { commonCalls } from '../words/common-calls.ts';
import { fixedOfD } from '../basics/fixed-texts.ts';
import { languagesOfBAndD } from '../basics/spoken-languages.ts';
import { listedOrigins } from '../basics/cross-origin.ts';
import { depositsWith, reportingDeposit } from '../words/deposit-words.ts';
import type { Calls, Dialect, Exchange } from '../basics/dialect.ts';
import { candlesOfFeedAlone, quotationsOfDay } from '../words/market-words.ts';
import { articlePages, articles, messageByNumber, numberedMessages, unreadCount } from '../words/message-words.ts';
import { lockedOrdersWithInterest, lockingByAmount, neverRedeemed, productsAtOnce } from '../words/mining-words.ts';
import { lengthsOrNone, resultAtAnyTime, stakingWithPause } from '../words/option-words.ts';
import {
  identityInOneStep,
  identityStateOfOneStep,
  payPasswordByOldOne,
  profileWithPayPassword,
} from '../words/person-words.ts';
import { picturesInStorage, picturesOfEngine, uploadingToStorage } from '../words/picture-words.ts';
import { pushingD } from '../words/push-words.ts';
import { dualProductsBy, pagedDualHoldings, pagedProjectOrders } from '../words/product-words.ts';
import { publicAccess, publicRules } from '../basics/public-rules.ts';
import { answering } from '../basics/shaping.ts';
import { burstAtNothing, siteConfig, siteWithAccounts, storedSetting } from '../words/site-config.ts';
import {
  accountWithTime,
  cancellingSpot,
  contractsWithTime,
  pagedSpotOrders,
  submittingWithCommas,
} from '../words/trading-words.ts';
import {
  billsWithoutSome,
  transfersInWords,
  walletDetailWithResult,
  walletsWithResults,
} from '../words/wallet-words.ts';
import { termsWithRateKind, withdrawalsInOwnWords, withdrawingToSaved } from '../words/withdrawal-words.ts';

/** Settings name accounts by an index: 2 is the spot account. */
const storedAccounts = { ...burstAtNothing, charge_balance_type: '2', cashb_balance_type: '2' };

/** Addresses of pictures have a folder per day; the engine has its own addresses. */
const withPictures = (exchange: Exchange): Exchange => ({
  ...exchange,
  takes: [picturesOfEngine, ...(exchange.takes ?? [])],
});

const pictureCalls: Calls = {
  'POST /user/real': withPictures(identityInOneStep),
  'POST /user/real_advanced': withPictures(commonCalls['POST /user/real_advanced'] ?? {}),
  'POST /user/uploadHeadPortrait': withPictures({}),
  'POST /user/wallet/save': withPictures(savingAddress('type')),
  'POST /wallet/charge_req': withPictures(reportingDeposit),
};

/** Saved addresses, fees of the house, identity in one step, and characters that no parameter may hold. */
export const dialectD: Dialect = {
  zoneHours: 8,
  crossOrigin: listedOrigins(['https://app.tandem.test', 'https://www.app.tandem.test']),
  forbidden: /[<>$()&*#]/,
  takesLists: false,
  fixedTexts: fixedOfD,
  languages: languagesOfBAndD,
  tellsPictures: picturesInStorage,
  rules: {
    ...publicRules,
    withdrawals: { ...publicRules.withdrawals, asksPlaceLast: true },
    mining: { startsAtOnce: true, exitFee: 'flat', keepsIncome: true },
    stakes: 'none',
    contracts: { margin: 'number', profit: 'leveraged', cover: 'margins' },
    access: {
      ...publicAccess,
      asksCode: 'email',
      payPasswordBy: 'old',
      picturesAtOnce: true,
      advancedAtOnce: true,
      codesWait: 'mailed',
      signsInByName: true,
    },
  },
  pushing: pushingD,
  calls: {
    ...commonCalls,
    ...articlePages('th', 'fra', 'spa'),
    ...pictureCalls,
    'GET /getSiteConfig': siteConfig(siteWithAccounts),
    'GET /getSetting': storedSetting(siteWithAccounts, storedAccounts),
    'ANY /upload': uploadingToStorage,
    'POST /sms_mail': sendingCodeByAddress,
    'POST /sms_send': sendingCode,
    'POST /user/check_email': neverRight,
    'POST /user/register': registeringWithPayPassword,
    'POST /user/forget': resettingByOldPassword,
    'GET /user/info': profileWithPayPassword,
    'GET /real/state': identityStateOfOneStep,
    'POST /safe/update_password': payPasswordByOldOne,
    'POST /safe/mobile': bindingContact('mobile', 'code'),
    'POST /safe/email': bindingContact('email', 'code'),
    'POST /user/cash_info': cardWithBanks,
    'POST /user/cash_save': savingCard('real_name'),
    'GET /user/wallet/list': addressesWithDeleted,
    'POST /user/del/wallet': deletingAddress,
    'POST /wallet/deladdress': deletingAddress,
    'POST /news/list': articles,
    'GET /mailMessage/getList': numberedMessages,
    'GET /mailMessage/detail': messageByNumber,
    'GET /mailMessage/getCount': unreadCount,
    'GET /cfg/kefu': answering(siteWithAccounts['telegram_url'] ?? ''),
    'GET /kf': answering({ kf: siteWithAccounts['telegram_url'] ?? '' }),
    'POST /wallet/list': walletsWithResults,
    'POST /wallet/detail': walletDetailWithResult,
    'ANY /wallet/legal_log': billsWithoutSome,
    'ANY /wallet/hzhistory': transfersInWords,
    'POST /wallet/get_info': termsWithRateKind,
    'ANY /bank/bankList': answering([]),
    'GET /recharge/log': depositsWith(),
    'POST /wallet/out': withdrawingToSaved,
    'GET /user/withdraw/list': withdrawalsInOwnWords,
    'ANY /currency/quotation_new': quotationsOfDay,
    'ANY /currency/match_price': quotationsOfDay,
    'ANY /currency/new_timeshar': candlesOfFeedAlone,
    'ANY /currency/kline_market': candlesOfFeedAlone,
    'POST /lever/submit': submittingWithCommas,
    'POST /lever/my_trade': contractsWithTime,
    'POST /lever/dealall': accountWithTime,
    'GET /microtrade/seconds': lengthsOrNone,
    'POST /microtrade/submit': stakingWithPause,
    'GET /microtrade/get_result': resultAtAnyTime,
    'POST /coin/canceltrade': cancellingSpot,
    'GET /coin/list': pagedSpotOrders,
    'GET /dual/index': dualProductsBy('type'),
    'POST /dual/dual_list': pagedDualHoldings,
    'GET /user/project/order': pagedProjectOrders,
    'GET /lh/deposit/config': productsAtOnce,
    'POST /lh/deposit': lockingByAmount,
    'GET /lh/deposit/order': lockedOrdersWithInterest,
    'POST /lh/deposit/order/cancel': neverRedeemed,
    'POST /lh/deposit/withdraw': {},
  },
};
