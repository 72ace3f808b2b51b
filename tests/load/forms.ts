import { payPassword } from './program.tsx';
import { choose, pick, tap, type } from './hand.ts';
import type { LoadedForm } from './loaded-form.ts';
import { productForms } from './product-forms.ts';

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const newPassword = 'better5678';

export const forms: readonly LoadedForm[] = [
  {
    name: 'spot ticket',
    path: '/pages/transaction/currency?symbol=BTC/USDT',
    sends: 'POST /coin/trade',
    needsFreshPrice: true,
    typed: [
      [/^Price/, '1000'],
      [/^Amount$/, '0.01'],
    ],
    review: () => tap(/^Buy 0.01\sBTC$/),
    last: /^Place /,
    again: /^Buy 0.01\sBTC$/,
  },
  {
    name: 'contract ticket',
    path: '/pages/transaction/contract?symbol=BTC/USDT',
    sends: 'POST /lever/submit',
    reads: 'POST /lever/deal',
    needsFreshPrice: true,
    typed: [[/^Size$/, '1']],
    review: () => tap(/^Open long BTC$/),
    last: /^Place /,
    again: /^Open long BTC$/,
  },
  {
    name: 'option ticket',
    path: '/pages/transaction/index?product=seconds&symbol=BTC/USDT',
    sends: 'POST /microtrade/submit',
    reads: 'GET /microtrade/seconds',
    needsFreshPrice: true,
    typed: [[/^Stake$/, '100']],
    review: () => tap(/Up$/),
    last: /^Open /,
    again: /Up$/,
  },
  {
    name: 'forex contract ticket',
    path: '/pages/forex/contract?symbol=EUR/USD',
    sends: 'POST /lever/submit',
    reads: 'POST /lever/deal',
    needsFreshPrice: true,
    typed: [[/^Size$/, '1']],
    review: () => tap(/^Open long EUR$/),
    last: /^Place /,
    again: /^Open long EUR$/,
  },
  {
    name: 'forex option ticket',
    path: '/pages/forex/index?product=seconds&symbol=EUR/USD',
    sends: 'POST /microtrade/submit',
    reads: 'GET /microtrade/seconds',
    needsFreshPrice: true,
    typed: [[/^Stake$/, '100']],
    review: () => tap(/Up$/),
    last: /^Open /,
    again: /Up$/,
  },
  {
    name: 'transfer',
    path: '/pages/fund/transfer',
    sends: 'POST /wallet/change',
    reads: 'POST /wallet/list',
    typed: [[/^Amount$/, '100']],
    last: /^Transfer$/,
  },
  {
    name: 'conversion',
    path: '/pages/fund/fundTransfer',
    sends: 'POST /user/Transfer',
    reads: 'POST /user/getTransferList',
    typed: [[/^Amount$/, '200']],
    review: () => tap(/^Check the conversion$/),
    last: /^Convert now$/,
    again: /^Check the conversion$/,
  },
  {
    name: 'withdrawal',
    path: '/pages/fund/withdraw',
    sends: 'POST /wallet/out',
    reads: 'POST /wallet/get_info',
    choose: () => pick(/TRC20/),
    typed: [
      [/^Address$/, tron],
      [/^Amount$/, '500'],
    ],
    secrets: [[/^Payment password$/, payPassword]],
    review: async () => {
      await tap(/^Review$/);
      await tap(/^I have checked everything$/);
    },
    last: /^Withdraw$/,
    again: /^Review$/,
  },
  {
    name: 'lock',
    path: '/pages/lockming/buy?id=1&currency=3',
    sends: 'POST /lh/deposit',
    typed: [[/^Sum$/, '500']],
    review: async () => {
      await tap(/^Review the order$/);
      await pick(/^I understand/);
    },
    last: /^Lock it$/,
    again: /^Review the order$/,
  },
  {
    name: 'dual',
    path: '/pages/invest/invest',
    sends: 'POST /dual/buyDual',
    reads: 'GET /dual/index',
    open: () => tap(/^Reference .*left/),
    typed: [[/^Shares$/, '2']],
    review: async () => {
      await tap(/^Review the purchase$/);
      await pick(/^I understand/);
    },
    last: /^Buy$/,
    again: /^Review the purchase$/,
  },
  {
    name: 'subscription',
    path: '/pages/ieo/subscribe?id=2',
    sends: 'POST /project/order',
    reads: 'GET /project/detail',
    typed: [[/^Tokens$/, '100']],
    review: async () => {
      await tap(/^Review the order$/);
      await pick(/^I understand/);
    },
    last: /^Pay now$/,
    again: /^Review the order$/,
  },
  {
    name: 'bid',
    path: '/pages/nft/artworkDetail?id=14',
    sends: 'POST /bind_box/auctionNFT',
    reads: 'GET /bind_box/getBoxDetail',
    typed: [[/^Your bid in full$/, '110']],
    review: () => tap(/^Bid 110/),
    last: /^Place the bid$/,
    again: /^Bid 110/,
  },
  {
    name: 'quick buy',
    path: '/pages/common/c2c',
    sends: 'POST /postc2c',
    reads: 'GET /getc2cList',
    open: () => type(/^Country$/, 'TH'),
    choose: async () => {
      await type(/^Payment method$/, 'bank');
      await type(/^Your bank$/, 'Bangkok Bank');
    },
    typed: [
      [/^You send$/, '200'],
      [/^Full name$/, 'Dana Example'],
      [/^E-mail$/, 'dana@example.test'],
    ],
    last: /^Order$/,
  },
  {
    name: 'bank card',
    path: '/pages/setting/bank',
    sends: 'POST /user/cash_save',
    reads: 'POST /user/cash_info',
    typed: [
      [/^Name of the holder/, 'Dana Example'],
      [/^Bank$/, 'First Bank'],
      [/^Branch$/, 'Main'],
      [/^Account or card/, '1234567890'],
      [/^SWIFT/, 'ABCDUS33'],
      [/^Province/, 'Riverside'],
      [/^Address of the bank/, 'Bank Street 1'],
      [/^Phone/, '6591000001'],
      [/^Address of the holder/, 'Home Street 2'],
    ],
    last: /^Save card$/,
  },
  {
    name: 'profile text',
    path: '/pages/setting/userInfo',
    sends: 'POST /user/editNickname',
    open: () => tap(/^Nickname/),
    openAgain: () => tap(/^Nickname/),
    typed: [[/^Nickname/, 'Danica']],
    last: /^Save/,
  },
  {
    name: 'identity',
    path: '/pages/setting/real',
    person: 'new@tandem.test',
    sends: 'POST /user/real',
    reads: 'GET /real/state',
    needsPictures: true,
    typed: [
      [/^Name as in/, 'Nina New'],
      [/^Mobile number$/, '6591000002'],
      [/^Document number$/, 'S1234567'],
    ],
    last: /^Send|^Submit/,
  },
  {
    name: 'contact',
    path: '/pages/setting/security',
    person: 'new@tandem.test',
    sends: 'POST /safe/mobile',
    open: () => tap(/^PhoneBind/),
    openAgain: () => tap(/^PhoneBind/),
    typed: [
      [/^Country code|^Area/, '65'],
      [/^Number/, '91000002'],
    ],
    secrets: [[/^Verification code$/, '246810']],
    last: /^Bind$/,
  },
  {
    name: 'international card',
    path: '/pages/setting/bank_international',
    sends: 'POST /user/cash_save_international',
    reads: 'POST /user/cash_info_international',
    typed: [
      [/^ABA/, '021000021'],
      [/^Real name/, 'Dana Example'],
      [/^Account number/, '1234567890'],
      [/^Province/, 'Riverside'],
      [/^Bank$/, 'First Bank'],
      [/^Branch/, 'Main'],
      [/^SWIFT/, 'ABCDUS33'],
      [/^Phone/, '6591000001'],
      [/^Address of the cardholder/, 'Home Street 2'],
      [/^Address of the bank/, 'Bank Street 1'],
    ],
    last: /^Save card$/,
  },
  {
    name: 'password change',
    path: '/pages/setting/password',
    sends: 'POST /user/forget',
    typed: [],
    secrets: [
      [/^New password$/, newPassword],
      [/^New password again$/, newPassword],
      [/^Verification code$/, '246810'],
    ],
    last: /^Change password$/,
  },
  {
    name: 'login',
    path: '/pages/common/login',
    isVisitor: true,
    sends: 'POST /user/login',
    typed: [[/^E-mail or mobile/, 'demo@tandem.test']],
    secrets: [[/^Password$/, 'demo1234']],
    last: /^Log in$/,
  },
  {
    name: 'register',
    path: '/pages/common/register',
    isVisitor: true,
    sends: 'POST /user/register',
    typed: [
      [/^E-mail or mobile/, 'fresh@tandem.test'],
      [/^Verification code$/, '246810'],
    ],
    secrets: [
      [/^New password$/, newPassword],
      [/^The same password again$/, newPassword],
    ],
    last: /^Create the account$/,
  },
  {
    name: 'forgotten password',
    path: '/pages/common/forget',
    isVisitor: true,
    sends: 'POST /user/forget',
    typed: [
      [/^E-mail or mobile/, 'demo@tandem.test'],
      [/^Verification code$/, '246810'],
    ],
    secrets: [
      [/^New password$/, newPassword],
      [/^The same password again$/, newPassword],
    ],
    last: /^Set the new password$/,
  },
  {
    name: 'saved address',
    path: '/pages/setting/addWallet',
    sends: 'POST /user/wallet/save',
    choose: async () => {
      await choose(/^Currency$/, 'USDT');
      await choose(/^Network$/, 'TRC20');
    },
    typed: [[/^Address$/, tron]],
    last: /^Save address$/,
  },
  {
    name: 'authorised amount',
    path: '/pages/setting/sqselect',
    sends: 'POST /wallet/setsqnumber',
    reads: 'POST /wallet/getsqnumber',
    typed: [[/^Amount$/, '250']],
    last: /^Save amount$/,
  },
  ...productForms,
];
