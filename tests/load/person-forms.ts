import { choose, choosePictureToCut, tap } from './hand.ts';
import { tron, type LoadedForm } from './loaded-form.ts';

const newPassword = 'better5678';

/** What people say of themselves, and how they get in. */
export const personForms: readonly LoadedForm[] = [
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
    name: 'picture of the person, sending it',
    path: '/pages/setting/userInfo',
    sends: 'POST /upload',
    open: choosePictureToCut,
    typed: [],
    last: /^Use this picture$/,
  },
  {
    name: 'picture of the person, using it',
    path: '/pages/setting/userInfo',
    sends: 'POST /user/uploadHeadPortrait',
    open: choosePictureToCut,
    typed: [],
    last: /^Use this picture$/,
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
];
