import { emailOf, findPerson, phoneOf, type AccessSlice, type Person } from '../access/access-book.ts';
import { nicknameProblem, signatureProblem } from '../../../../../core/rules/people/account-rules.ts';
import { isOwnPicture } from '../../kernel/requests/picture-rules.ts';
import type { Route } from '../../kernel/domain/domain.ts';
import { Refusal, type Json, type WalletKind } from '../../kernel/basics/engine-types.ts';
import type { World } from '../../kernel/domain/mounted-domain.ts';
import { decimalColumn, numberColumn, timestamp } from '../../kernel/basics/wire-format.ts';
import { heldCurrencies, findCurrency } from '../../ledger/currencies.ts';
import { rate } from '../../../../../core/money/amount.ts';
import { holding, holds, inFiat, totalOf, walletRow, walletTotal, type Holder } from '../../ledger/wallet-rows.ts';

/** First and last characters of the local part, stars between. */
function mask(login: string): string {
  const [name = '', host] = login.split('@');
  const visible = host === undefined ? 3 : 2;
  const masked = `${name.slice(0, visible)}****${name.length > visible + 2 ? name.slice(-2) : ''}`;
  return host === undefined ? masked : `${masked}@${host}`;
}

function profileWallet(world: World, holder: Holder, wallet: WalletKind): Json {
  const currencies = heldCurrencies.filter((currency) => holds(wallet, currency));
  const balance = currencies.map((currency) => walletRow(world, holder, { currency, wallets: [wallet] }));
  return { balance, totle: numberColumn(inFiat(walletTotal(world, { ...holder, wallet })), 2) };
}

function usdtIn(world: World, holder: Holder, wallet: WalletKind): string {
  return decimalColumn(totalOf(holding(world, { ...holder, wallet }, 'USDT')));
}

function identity(person: Person): { readonly [key: string]: Json } {
  const isVerified = person.review === 2;
  return {
    is_realname: isVerified ? 2 : 1,
    review_status: person.review,
    name: isVerified ? person.realName : '',
    userreal_name: isVerified ? person.realName : '--',
    country: person.country,
    nationality: person.country,
  };
}

const regTypes = { email: 0, mobile: 1, wallet: 2 } as const;

function contact(person: Person): { readonly [key: string]: Json } {
  return {
    account_number: person.login,
    email: emailOf(person) ?? '',
    phone: phoneOf(person) ?? '',
    account: mask(person.login),
    area_code_id: 0,
    area_code: 0,
    reg_type: regTypes[person.kind],
  };
}

function userInfo(person: Person, world: World): Json {
  const holder: Holder = { user: person.id, account: 'live' };
  const usdt = findCurrency('USDT');
  return {
    id: Number.parseInt(person.id, 10),
    ...contact(person),
    nickname: person.nickname,
    signature: person.signature ?? '',
    head_portrait: person.avatar ?? '',
    extension_code: person.invitationCode,
    parent_id: person.inviter === null ? null : Number.parseInt(person.inviter, 10),
    parent_name: '',
    my_agent_level: '',
    time: timestamp(person.registeredAt),
    create_date: timestamp(person.registeredAt),
    last_login_time: person.lastSignInAt === null ? null : timestamp(person.lastSignInAt),
    status: person.lockedUntil > world.at ? 1 : 0,
    lock_time: Math.floor(person.lockedUntil / 1000),
    frozen_funds: person.fundsFrozen ? '1' : '0',
    score: decimalColumn(rate(person.score), 2),
    user_level: person.vipLevel,
    ...identity(person),
    is_trader: person.isTrader ? 1 : 2,
    is_seller: 0,
    is_bind_box_author: '0',
    usdt: usdtIn(world, holder, 'lever'),
    usdt_mic: usdtIn(world, holder, 'micro'),
    // Margins are what is locked there.
    caution_money: decimalColumn(holding(world, { ...holder, wallet: 'lever' }, 'USDT').locked),
    pay_password_isnull: person.payPasswordHash === null ? 'eqnull' : 'neqnull',
    currency_usdt_id: usdt?.id ?? 0,
    currency_usdt_name: 'USDT',
    lever_wallet: profileWallet(world, holder, 'lever'),
    legal_wallet: profileWallet(world, holder, 'legal'),
    change_wallet: profileWallet(world, holder, 'change'),
    micro_wallet: profileWallet(world, holder, 'micro'),
  };
}

/** Always the caller's own: no field of the request names anybody else. */
const currentUser: Route<AccessSlice>['handle'] = async (request, step) => {
  const person = findPerson(step.slice, request.userId ?? '');
  if (person === undefined) throw new Refusal('unknownAccount');
  return { type: 'ok', message: userInfo(person, step) };
};

/** Answers how many rows changed, as servers of this protocol do. */
const changeNickname: Route<AccessSlice>['handle'] = async ({ fields, userId: user = '', execute }) => {
  const nickname = (fields['nickname'] ?? '').trim();
  if (nicknameProblem(nickname) !== undefined) throw new Refusal('nicknameWrong');
  return { type: 'ok', message: await execute('access.changeNickname', { user, nickname }) };
};

const changeSignature: Route<AccessSlice>['handle'] = async ({ fields, userId: user = '', execute }) => {
  const signature = (fields['signature'] ?? '').trim();
  if (signatureProblem(signature) !== undefined) throw new Refusal('signatureWrong');
  return { type: 'ok', message: await execute('access.changeSignature', { user, signature }) };
};

const changeAvatar: Route<AccessSlice>['handle'] = async ({ fields, userId: user = '', execute }) => {
  const avatar = fields['head_portrait'] ?? '';
  if (!isOwnPicture(avatar)) throw new Refusal('parameter');
  return { type: 'ok', message: await execute('access.changeAvatar', { user, avatar }) };
};

export const profileRoutes: readonly Route<AccessSlice>[] = [
  { operation: 'GET /user/info', access: 'signed-in', handle: currentUser },
  { operation: 'POST /user/editNickname', access: 'signed-in', handle: changeNickname },
  { operation: 'POST /user/editSignature', access: 'signed-in', handle: changeSignature },
  {
    operation: 'POST /user/uploadHeadPortrait',
    access: 'signed-in',
    pictures: ['head_portrait'],
    handle: changeAvatar,
  },
];
