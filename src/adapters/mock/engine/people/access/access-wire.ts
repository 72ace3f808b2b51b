import { demoVerificationCode } from '../../../../../core/ports/presenter-port.ts';
import { invitationCodeProblem } from '../../../../../core/rules/people/account-rules.ts';
import { walletAddressProblem } from '../../../../../core/rules/people/wallet-sign-in-rules.ts';
import type { Route, WireRequest } from '../../kernel/domain/domain.ts';
import { Refusal, type Answer } from '../../kernel/basics/engine-types.ts';
import { hashPassword, newToken, passwordMatches, tokenHash, type RandomBytes } from '../../kernel/basics/secrets.ts';
import { serverText } from '../../kernel/basics/server-text.ts';
import type { ServerTextKey } from '../../kernel/basics/server-texts.gen.ts';
import { usualRules, type WorldRules } from '../../kernel/basics/world-rules.ts';
import { findByAddress, findByLogin, type AccessSlice, type Person } from './access-book.ts';
import { readAddress, readLogin, readNewPassword } from './access-rules.ts';
import { checkAccountLock } from './order-gate.ts';

type AccessRoute = Route<AccessSlice>;

export interface AccessTools {
  readonly random: RandomBytes;
  /** Epoch ms of the device, independent of the engine's clock. */
  readonly realNow: () => number;
  /** People may sign in with nothing but the address of a wallet; off by default. */
  readonly opensWalletSignIn?: boolean | undefined;
  /** The usual rules by default. */
  readonly rules?: WorldRules['access'] | undefined;
}

export const saltLength = 16;
/** Per caller, over all addresses; each address has a pause of its own as well. */
export const codesPerMinuteMax = 10;
/** Per caller, over all names; each name has a pause of its own as well. */
const guessesPerMinuteMax = 60;

export const say = (request: WireRequest, key: ServerTextKey): Answer => ({
  type: 'ok',
  message: serverText(request.language, key),
});

/** Refuses a wrong code, and counts it against brute force. */
export async function checkCodeOf(
  request: WireRequest,
  { address, code }: { address: string; code: string | undefined },
): Promise<void> {
  const isRight = await request.execute('access.tryCode', { address, isRight: code === demoVerificationCode });
  if (isRight !== true) throw new Refusal('wrongCode');
}

function checkHeld(person: Person, at: number): void {
  checkAccountLock(person, at);
  if (person.fundsFrozen) throw new Refusal('fundsFrozen');
}

function signIn({ random, realNow, rules = usualRules.access }: AccessTools): AccessRoute['handle'] {
  const find = rules.signsInByName === true ? findByLogin : findByAddress;
  return async (request, { slice }) => {
    const { user_string: name = '', password = '' } = request.fields;
    const person = find(slice, readLogin(name));
    if (person === undefined) throw new Refusal('unknownAccount');
    const { id: user, passwordVersion, passwordHash } = person;
    if (rules.locksOut === 'first') checkHeld(person, request.at);
    await request.execute('access.trySignIn', { user });
    if (!(await passwordMatches(password, passwordHash))) throw new Refusal('wrongPassword');
    if (rules.locksOut === 'last') checkAccountLock(person, request.at);
    const token = newToken(random);
    await request.execute('access.signIn', {
      user,
      passwordVersion,
      tokenHash: tokenHash(token),
      realNow: realNow(),
    });
    return { type: 'ok', message: token };
  };
}

/** Such an account has no known password, so a random one is set. */
function signInWithAddress({ random, realNow, opensWalletSignIn }: AccessTools): AccessRoute['handle'] {
  return async (request) => {
    if (opensWalletSignIn !== true) throw new Refusal('functionNotOpen');
    const typed = request.fields['user_string'] ?? '';
    if (walletAddressProblem(typed) !== undefined) throw new Refusal('walletAddressWrong');
    const token = newToken(random);
    await request.execute('access.signInWithAddress', {
      login: typed.trim().toLowerCase(),
      passwordHash: await hashPassword(newToken(random), random(saltLength)),
      tokenHash: tokenHash(token),
      realNow: realNow(),
    });
    return { type: 'ok', message: token };
  };
}

const payPasswordFields = { password: 'pay_password', repeated: 're_pay_password' };

const asksCodeFor = ({ asksCode }: WorldRules['access'], type: string | undefined): boolean =>
  asksCode === 'email' ? type !== 'mobile' : asksCode;

function register({ random, rules = usualRules.access }: AccessTools): AccessRoute['handle'] {
  return async (request, step) => {
    const { fields } = request;
    const { passwordMin: min } = rules;
    const password = readNewPassword(request, { min });
    const payPassword =
      fields['pay_password'] === undefined ? undefined : readNewPassword(request, { names: payPasswordFields, min });
    const { login, kind } = readAddress(fields['user_string'] ?? '');
    const invitation = fields['extension_code'] ?? null;
    if (invitation !== null && invitationCodeProblem(invitation) !== undefined) throw new Refusal('unknownInvitation');
    if (findByAddress(step.slice, login) !== undefined) throw new Refusal('accountExists');
    const isProven = asksCodeFor(rules, fields['type']);
    if (isProven) await checkCodeOf(request, { address: login, code: fields['code'] });
    const passwordHash = await hashPassword(password, random(saltLength));
    const payPasswordHash = payPassword === undefined ? null : await hashPassword(payPassword, random(saltLength));
    const wish = { login, kind, passwordHash, payPasswordHash, invitation };
    await request.execute('access.register', isProven ? wish : { ...wish, isUnproven: true });
    return say(request, 'registered');
  };
}

/** Counts like a sign-in, or passwords could be tried here instead. */
async function checkOldPassword(request: WireRequest, { id: user, passwordHash }: Person, old: string): Promise<void> {
  await request.execute('access.trySignIn', { user });
  if (!(await passwordMatches(old, passwordHash))) throw new Refusal('wrongPassword');
}

function resetPassword({ random, rules = usualRules.access }: AccessTools): AccessRoute['handle'] {
  return async (request, step) => {
    const { fields } = request;
    const { account, repassword, user_string: name = account, re_password: repeated = repassword } = fields;
    if (name === undefined || repeated === undefined) throw new Refusal('parameter');
    const named = { ...request, fields: { ...fields, re_password: repeated } };
    const password = readNewPassword(named, { min: rules.passwordMin });
    const login = readLogin(name);
    const person = findByAddress(step.slice, login);
    const { oldpassword: old } = fields;
    // The same words as for a wrong proof: this call never tells who has an account.
    if (person === undefined && old !== undefined) throw new Refusal('wrongPassword');
    if (old === undefined) await checkCodeOf(request, { address: login, code: fields['code'] });
    else if (person !== undefined) await checkOldPassword(request, person, old);
    if (person === undefined) throw new Refusal('wrongCode');
    const passwordHash = await hashPassword(password, random(saltLength));
    const proof = old === undefined ? {} : { passwordVersion: person.passwordVersion };
    await request.execute('access.resetPassword', { login, passwordHash, ...proof });
    return say(request, 'passwordChanged');
  };
}

const sendCode =
  ({ rules = usualRules.access }: AccessTools): AccessRoute['handle'] =>
  async (request) => {
    const { login: address } = readAddress(request.fields['user_string'] ?? '');
    const wish = { address, forExisting: request.fields['type'] === 'forget' };
    await request.execute('access.sendCode', rules.codesWait === 'never' ? { ...wish, isUnpaused: true } : wish);
    return say(request, 'codeSent');
  };

/** Codes belong to addresses here: without one the wrong guesses could not be counted. */
const checkCode: AccessRoute['handle'] = async (request) => {
  const { email_code: code, user_string: name } = request.fields;
  if (name === undefined) throw new Refusal('parameter');
  await checkCodeOf(request, { address: readAddress(name).login, code });
  return say(request, 'codeRight');
};

const signOut: AccessRoute['handle'] = async (request) => {
  await request.execute('access.signOut', { user: request.userId ?? '' });
  return say(request, 'signedOut');
};

export const accessRoutes = (tools: AccessTools): readonly AccessRoute[] => [
  { operation: 'POST /user/login', access: 'open', perMinuteMax: guessesPerMinuteMax, handle: signIn(tools) },
  {
    operation: 'POST /user/registerdapp',
    access: 'open',
    perMinuteMax: guessesPerMinuteMax,
    handle: signInWithAddress(tools),
  },
  {
    operation: 'POST /user/register',
    access: 'open',
    perMinuteMax: guessesPerMinuteMax,
    handle: register(tools),
  },
  {
    operation: 'POST /user/forget',
    access: 'open',
    perMinuteMax: guessesPerMinuteMax,
    handle: resetPassword(tools),
  },
  { operation: 'POST /sms_mail', access: 'open', perMinuteMax: codesPerMinuteMax, handle: sendCode(tools) },
  { operation: 'POST /user/check_email', access: 'open', perMinuteMax: guessesPerMinuteMax, handle: checkCode },
  { operation: 'GET /user/logout', access: 'signed-in', handle: signOut },
];
