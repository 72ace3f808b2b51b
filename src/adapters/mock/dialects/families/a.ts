import {
  bindingContact,
  checkingCode,
  registeringTwice,
  resettingByAccount,
  sendingCode,
  sendingCodeToPhone,
} from '../words/access-words.ts';
import { addressesWithoutNetwork, savingAddressWithPicture } from '../words/address-words.ts';
import { savingShortCard, shortCardWithBanks } from '../words/card-words.ts';
import { commonCalls } from '../words/common-calls.ts';
import { fixedOfA } from '../basics/fixed-texts.ts';
import { languagesOfA } from '../basics/spoken-languages.ts';
import { sameOriginOnly } from '../basics/cross-origin.ts';
import { channels, depositsByChannel, payingThroughChannel } from '../words/deposit-words.ts';
import type { Dialect } from '../basics/dialect.ts';
import { candlesOfFeed, quotationsAsStored } from '../words/market-words.ts';
import { articleHeads, articlePages, firstUnread, markingRead, stationMessages } from '../words/message-words.ts';
import { lockingWithSuccess } from '../words/mining-words.ts';
import {
  lengthsOfWholeStake,
  optionsOfAllPairs,
  resultAtAnyTime,
  secondsLeft,
  stakingAll,
} from '../words/option-words.ts';
import {
  identityWithoutCountry,
  identityState,
  payPasswordByCode,
  profileWithoutFigures,
} from '../words/person-words.ts';
import { pushingA } from '../words/push-words.ts';
import { uploading } from '../words/picture-words.ts';
import { dualHoldings, dualProductsBy, projectOrders } from '../words/product-words.ts';
import { publicAccess, publicRules } from '../basics/public-rules.ts';
import { alwaysRefused, answering } from '../basics/shaping.ts';
import { siteConfig, smallSite, storedSetting } from '../words/site-config.ts';
import { accountWithEpoch, bareSpotOrders, cancellingSpot, contractsWithEpoch } from '../words/trading-words.ts';
import { billsOfAnyAccount, plainWallets, swappingInEnglish } from '../words/wallet-words.ts';
import { termsOfOptionsAccount, withdrawalsWithReason, withdrawingWithScore } from '../words/withdrawal-words.ts';

/** Withdraws from the options account, takes deposits through payment channels, never asks for an identity. */
export const dialectA: Dialect = {
  zoneHours: -3,
  crossOrigin: sameOriginOnly,
  takesLists: true,
  fixedTexts: fixedOfA,
  languages: languagesOfA,
  rules: {
    ...publicRules,
    withdrawals: { ...publicRules.withdrawals, paidFrom: 'micro', asksPayPassword: false },
    orders: { asksIdentity: false, asksFunds: false },
    access: { ...publicAccess, payPasswordBy: 'code' },
  },
  pushing: pushingA,
  calls: {
    ...commonCalls,
    ...articlePages(),
    'GET /getSiteConfig': siteConfig(smallSite),
    'GET /getSetting': storedSetting(smallSite),
    'ANY /upload': uploading,
    'POST /sms_mail': sendingCode,
    'POST /sms_send': sendingCodeToPhone,
    'POST /user/check_email': checkingCode,
    'POST /user/register': registeringTwice,
    'POST /user/forget': resettingByAccount,
    'GET /user/info': profileWithoutFigures,
    'GET /real/state': identityState,
    'POST /user/real': identityWithoutCountry,
    'POST /safe/update_password': payPasswordByCode,
    'POST /safe/mobile': bindingContact('mobile', 'code'),
    'POST /safe/email': bindingContact('email', 'code'),
    'POST /user/cash_info': shortCardWithBanks,
    'POST /user/cash_save': savingShortCard('real_name', 'bank_account'),
    'POST /user/wallet/save': savingAddressWithPicture,
    'GET /user/wallet/list': addressesWithoutNetwork,
    'POST /wallet/deladdress': alwaysRefused('unknownAddress'),
    'POST /news/list': articleHeads,
    'POST /faqs': stationMessages,
    'POST /faqsqa': firstUnread,
    'POST /faqsq': markingRead,
    'GET /kf': answering({ kf: smallSite['support_url'] ?? '' }),
    'POST /wallet/list': plainWallets,
    'POST /user/Transfer': swappingInEnglish,
    'ANY /wallet/legal_log': billsOfAnyAccount,
    'POST /wallet/get_info': termsOfOptionsAccount,
    'GET /paymentslist': answering({ list: channels }),
    'POST /wallet/charge_req': payingThroughChannel,
    'GET /recharge/log': depositsByChannel,
    'POST /wallet/out': withdrawingWithScore,
    'GET /user/withdraw/list': withdrawalsWithReason,
    'ANY /currency/quotation_new': quotationsAsStored,
    'ANY /currency/match_price': quotationsAsStored,
    'ANY /currency/new_timeshar': candlesOfFeed,
    'ANY /currency/kline_market': candlesOfFeed,
    'POST /lever/my_trade': contractsWithEpoch,
    'POST /lever/dealall': accountWithEpoch,
    'GET /microtrade/seconds': lengthsOfWholeStake,
    'POST /microtrade/submit': stakingAll,
    'GET /microtrade/lists': optionsOfAllPairs,
    'GET /microtrade/get_result': resultAtAnyTime,
    'GET /microtrade/daosji': secondsLeft,
    'PUT /coin/trade': cancellingSpot,
    'GET /coin/list': bareSpotOrders,
    'POST /lh/deposit': lockingWithSuccess,
    'GET /dual/index': dualProductsBy('type', 'currency_id'),
    'POST /dual/dual_list': dualHoldings,
    'GET /user/project/order': projectOrders,
  },
};
