import type { PathsOf } from '../../core/ports/http-transport.ts';
import type { AccessPort } from '../../core/ports/access-port.ts';
import type { FundsPort } from '../../core/ports/funds-port.ts';
import type { NewsPort } from '../../core/ports/news-port.ts';
import type { ProfilePort } from '../../core/ports/profile-port.ts';
import type { SitePort } from '../../core/ports/site-port.ts';

export const accessPaths = {
  signIn: 'POST /user/login',
  signInWithAddress: 'POST /user/registerdapp',
  register: 'POST /user/register',
  resetPassword: 'POST /user/forget',
  sendCode: 'POST /sms_mail',
  checkCode: 'POST /user/check_email',
  signOut: 'GET /user/logout',
} as const satisfies PathsOf<AccessPort>;

export const profilePaths = {
  currentUser: 'GET /user/info',
  changeNickname: 'POST /user/editNickname',
  changeSignature: 'POST /user/editSignature',
  changeAvatar: 'POST /user/uploadHeadPortrait',
} as const satisfies PathsOf<ProfilePort>;

export const sitePaths = {
  siteConfiguration: 'GET /getSiteConfig',
  setting: 'GET /getSetting',
  menu: 'GET /menu',
} as const satisfies PathsOf<SitePort>;

export const newsPaths = {
  articles: 'POST /news/list',
  article: 'POST /news/detail',
  popUpArticle: 'GET /news/index_pop',
  faqPage: 'GET /faq',
  contactPage: 'GET /contactus',
  aboutPage: 'GET /aboutus',
  compliancePage: 'GET /operational_compliance',
  withdrawalPage: 'GET /get/tk',
} as const satisfies PathsOf<NewsPort>;

export const fundsPaths = {
  accountCurrencies: 'GET /currency/user_currency_list',
  fiatValueOf: 'GET /wallet/getRateCurrency',
  convertibleCurrencies: 'POST /user/getTransferList',
  conversionTerms: 'POST /user/getTransferFee',
  convert: 'POST /user/Transfer',
} as const satisfies PathsOf<FundsPort>;
