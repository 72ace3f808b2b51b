import {
  bindingContact,
  checkingCode,
  registeringOnce,
  resettingByAccount,
  sendingCode,
} from '../words/access-words.ts';
import { addressesInPages, savingAddress } from '../words/address-words.ts';
import { cardWithBanks, savingCard } from '../words/card-words.ts';
import { commonCalls } from '../words/common-calls.ts';
import { fixedOfB } from '../basics/fixed-texts.ts';
import { languagesOfBAndD } from '../basics/spoken-languages.ts';
import { sameOriginOnly } from '../basics/cross-origin.ts';
import { depositsWith, reportingDeposit } from '../words/deposit-words.ts';
import type { Dialect } from '../basics/dialect.ts';
import { candlesOfHouse, quotationsOfHouse } from '../words/market-words.ts';
import { articlePages, articles, messageByNumber, unmarkedMessages, unreadCount } from '../words/message-words.ts';
import { lengthsWithLoss, resultAtAnyTime, staking } from '../words/option-words.ts';
import { identityInTwoSteps, identityState, payPasswordByCode, profileWithoutFigures } from '../words/person-words.ts';
import { pushingB } from '../words/push-words.ts';
import { uploading } from '../words/picture-words.ts';
import { dualHoldings, dualProductsBy, projectOrders } from '../words/product-words.ts';
import { publicAccess, publicRules } from '../basics/public-rules.ts';
import { alwaysRefused, answering } from '../basics/shaping.ts';
import { burstAtNothing, siteConfig, storedSetting, usualSite } from '../words/site-config.ts';
import { accountWithEpoch, bareSpotOrders, cancellingSpot, contractsWithEpoch } from '../words/trading-words.ts';
import { billsOfOneAccount, walletsWithFilter } from '../words/wallet-words.ts';
import { termsOfSpotAccount, withdrawalsWith, withdrawing } from '../words/withdrawal-words.ts';

/** The simplest of the four; results of contracts are multiplied by the leverage. */
export const dialectB: Dialect = {
  zoneHours: 8,
  crossOrigin: sameOriginOnly,
  takesLists: true,
  fixedTexts: fixedOfB,
  languages: languagesOfBAndD,
  rules: {
    ...publicRules,
    stakes: 'none',
    contracts: { margin: 'value', profit: 'leveraged', cover: 'margins' },
    access: { ...publicAccess, payPasswordBy: 'code' },
  },
  pushing: pushingB,
  calls: {
    ...commonCalls,
    ...articlePages('th', 'fra', 'spa'),
    'GET /getSiteConfig': siteConfig(usualSite),
    'GET /getSetting': storedSetting(usualSite, burstAtNothing),
    'ANY /upload': uploading,
    'POST /sms_mail': sendingCode,
    'POST /sms_send': sendingCode,
    'POST /user/check_email': checkingCode,
    'POST /user/register': registeringOnce,
    'POST /user/forget': resettingByAccount,
    'GET /user/info': profileWithoutFigures,
    'GET /real/state': identityState,
    'POST /user/real': identityInTwoSteps,
    'POST /safe/update_password': payPasswordByCode,
    'POST /safe/mobile': bindingContact('mobile', 'code'),
    'POST /safe/email': bindingContact('email', 'code'),
    'POST /user/cash_info': cardWithBanks,
    'POST /user/cash_save': savingCard('real_name'),
    'POST /user/wallet/save': savingAddress(),
    'GET /user/wallet/list': addressesInPages,
    'POST /wallet/deladdress': alwaysRefused('unknownAddress'),
    'POST /news/list': articles,
    'GET /mailMessage/getList': unmarkedMessages,
    'GET /mailMessage/detail': messageByNumber,
    'GET /mailMessage/getCount': unreadCount,
    'GET /cfg/kefu': answering(usualSite['telegram_url'] ?? ''),
    'GET /kf': answering({ kf: usualSite['telegram_url'] ?? '' }),
    'POST /wallet/list': walletsWithFilter,
    'ANY /wallet/legal_log': billsOfOneAccount,
    'POST /wallet/get_info': termsOfSpotAccount,
    'ANY /bank/bankList': answering([]),
    'POST /wallet/charge_req': reportingDeposit,
    'GET /recharge/log': depositsWith(),
    'POST /wallet/out': withdrawing,
    'GET /user/withdraw/list': withdrawalsWith(),
    'ANY /currency/quotation_new': quotationsOfHouse,
    'ANY /currency/match_price': quotationsOfHouse,
    'ANY /currency/new_timeshar': candlesOfHouse,
    'ANY /currency/kline_market': candlesOfHouse,
    'POST /lever/my_trade': contractsWithEpoch,
    'POST /lever/dealall': accountWithEpoch,
    'GET /microtrade/seconds': lengthsWithLoss,
    'POST /microtrade/submit': staking,
    'GET /microtrade/get_result': resultAtAnyTime,
    'PUT /coin/trade': cancellingSpot,
    'GET /coin/list': bareSpotOrders,
    'GET /dual/index': dualProductsBy('type'),
    'POST /dual/dual_list': dualHoldings,
    'GET /user/project/order': projectOrders,
  },
};
