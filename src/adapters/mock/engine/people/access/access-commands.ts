import { amount } from '../../../../../core/money/amount.ts';
import type { Domain, Step } from '../../kernel/domain/domain.ts';
import { Refusal, type WalletKind } from '../../kernel/basics/engine-types.ts';
import { billKinds } from '../../ledger/bill-kinds.ts';
import { readArgument } from './access-arguments.ts';
import {
  findByInvitation,
  findByAddress,
  findByLogin,
  findCode,
  newcomerTraits,
  type AccessSlice,
  type Person,
  type PersonTraits,
} from './access-book.ts';
import {
  checkCodePause,
  checkSignInPause,
  countFailedSignIn,
  dropOldCodes,
  dropSessions,
  hasOpenCode,
  invitationCode,
  isOpenCode,
  personOf,
  sessionMs,
} from './access-rules.ts';

type Commands = Domain<AccessSlice>['commands'];
type AccessStep = Step<AccessSlice>;
type AddPersonArgument = ReturnType<typeof readArgument.addPerson>;
type RegisterArgument = ReturnType<typeof readArgument.register>;

const firstUserNumber = 70_000;
const simulatedStart = amount('100000');
const simulatedPlaces: readonly { wallet: WalletKind; currency: string }[] = [
  { wallet: 'change', currency: 'USDT' },
  { wallet: 'lever', currency: 'USDT' },
  { wallet: 'micro', currency: 'USDT' },
  // What contracts on everything but coins are settled in.
  { wallet: 'lever', currency: 'USD' },
];

/** Every new person gets the same simulated money. */
function grantSimulatedMoney({ ledger, at }: AccessStep, user: string): void {
  const transfers = simulatedPlaces.map(({ wallet, currency }) => ({
    from: { house: 'faucet' } as const,
    to: { user, account: 'moni', wallet, locked: false } as const,
    currency,
    amount: simulatedStart,
    kind: billKinds.granted,
  }));
  ledger.transfer(transfers, at);
}

/** Partial traits without the keys that are there but undefined. */
const presentTraits = (traits: AddPersonArgument['traits']): Partial<PersonTraits> =>
  Object.fromEntries(Object.entries(traits).filter(([, value]) => value !== undefined));

function addPerson(step: AccessStep, argument: AddPersonArgument): string {
  const { slice, at } = step;
  if (findByLogin(slice, argument.login) !== undefined) throw new Refusal('accountExists');
  const number = argument.number ?? step.nextId('user');
  const id = String(firstUserNumber + number);
  const person: Person = {
    ...newcomerTraits,
    ...presentTraits(argument.traits),
    id,
    login: argument.login,
    kind: argument.kind,
    invitationCode: invitationCode(number),
    inviter: argument.inviter,
    registeredAt: at,
    lastSignInAt: null,
    passwordHash: argument.passwordHash,
    passwordVersion: 1,
    payPasswordHash: argument.payPasswordHash,
    failedSignIns: 0,
    signInLockedUntil: 0,
  };
  slice.people[id] = person;
  slice.idsByLogin[argument.login] = id;
  grantSimulatedMoney(step, id);
  return id;
}

function register(step: AccessStep, argument: RegisterArgument): string {
  const { slice, at } = step;
  if (argument.isUnproven !== true && !hasOpenCode(slice, argument.login, at)) throw new Refusal('wrongCode');
  if (findByLogin(slice, argument.login) !== undefined) throw new Refusal('accountExists');
  const inviter = argument.invitation === null ? undefined : findByInvitation(slice, argument.invitation);
  if (argument.invitation !== null && inviter === undefined) throw new Refusal('unknownInvitation');
  const id = addPerson(step, { ...argument, inviter: inviter?.id ?? null, traits: {}, number: undefined });
  delete slice.codes[argument.login];
  return id;
}

function changePassword(slice: AccessSlice, person: Person, passwordHash: string): void {
  person.passwordHash = passwordHash;
  person.passwordVersion += 1;
  person.failedSignIns = 0;
  person.signInLockedUntil = 0;
  dropSessions(slice, (session) => session.user === person.id);
}

interface Opening {
  readonly tokenHash: string;
  readonly realNow: number;
  readonly at: number;
}

/** One session a person: the earlier ones end. */
function openSession(slice: AccessSlice, person: Person, { tokenHash, realNow, at }: Opening): void {
  dropSessions(slice, (session) => session.user === person.id || session.expiresAt <= realNow);
  slice.sessions[tokenHash] = { user: person.id, expiresAt: realNow + sessionMs };
  person.failedSignIns = 0;
  person.signInLockedUntil = 0;
  person.lastSignInAt = at;
}

export const accessCommands: Commands = {
  addPerson: (step, argument) => addPerson(step, readArgument.addPerson(argument)),
  register: (step, argument) => register(step, readArgument.register(argument)),

  signIn: ({ slice, at }, argument) => {
    const { user, passwordVersion, tokenHash, realNow } = readArgument.signIn(argument);
    const person = personOf(slice, user);
    if (person.passwordVersion !== passwordVersion) throw new Refusal('wrongPassword');
    openSession(slice, person, { tokenHash, realNow, at });
    return null;
  },

  /** Two sign-ins at once make one account: the second finds it. */
  signInWithAddress: (step, argument) => {
    const { login, passwordHash, tokenHash, realNow } = readArgument.signInWithAddress(argument);
    const { slice, at } = step;
    const joined = { login, kind: 'wallet', passwordHash, payPasswordHash: null, inviter: null, traits: {} } as const;
    const user = findByLogin(slice, login)?.id ?? addPerson(step, joined);
    openSession(slice, personOf(slice, user), { tokenHash, realNow, at });
    return null;
  },

  /**
   * Comes before the password is looked at, which takes a while: the attempt counts as failed until `signIn` says
   * otherwise, so that no more of them are looked at side by side than one after the other.
   */
  trySignIn: ({ slice, at }, argument) => {
    const person = personOf(slice, readArgument.user(argument).user);
    checkSignInPause(person, at);
    countFailedSignIn(person, at);
    return null;
  },

  signOut: ({ slice }, argument) => {
    const { user } = readArgument.user(argument);
    dropSessions(slice, (session) => session.user === user);
    return null;
  },

  sendCode: ({ slice, at }, argument) => {
    const { address, forExisting, isUnpaused = false } = readArgument.sendCode(argument);
    if (!forExisting && findByLogin(slice, address) !== undefined) throw new Refusal('accountExists');
    if (!isUnpaused) checkCodePause(slice, address, at);
    dropOldCodes(slice, at);
    // Who has an account stays private: an unknown name gets the same answer and the same pause.
    const isForNobody = forExisting && findByAddress(slice, address) === undefined;
    slice.codes[address] = isForNobody ? { sentAt: at, wrong: 0, isForNobody } : { sentAt: at, wrong: 0 };
    return null;
  },

  /** Right and wrong codes are refused alike once too many were wrong. */
  tryCode: ({ slice, at }, argument) => {
    const { address, isRight } = readArgument.tryCode(argument);
    const code = findCode(slice, address);
    if (code === undefined || !isOpenCode(code, at)) throw new Refusal('wrongCode');
    const opens = isRight && code.isForNobody !== true;
    if (!opens) code.wrong += 1;
    return opens;
  },

  resetPassword: ({ slice, at }, argument) => {
    const { login, passwordHash, passwordVersion } = readArgument.resetPassword(argument);
    const person = findByAddress(slice, login);
    if (person === undefined) throw new Refusal(passwordVersion === undefined ? 'wrongCode' : 'wrongPassword');
    const isProven =
      passwordVersion === undefined ? hasOpenCode(slice, login, at) : passwordVersion === person.passwordVersion;
    if (!isProven) throw new Refusal(passwordVersion === undefined ? 'wrongCode' : 'wrongPassword');
    changePassword(slice, person, passwordHash);
    delete slice.codes[login];
    return null;
  },

  /** Gives a known person their known password back. */
  restorePassword: ({ slice }, argument) => {
    const { login, passwordHash } = readArgument.resetPassword(argument);
    const person = findByLogin(slice, login);
    if (person === undefined) throw new Refusal('unknownAccount');
    if (person.passwordHash !== passwordHash) changePassword(slice, person, passwordHash);
    person.signInLockedUntil = 0;
    return null;
  },
};
