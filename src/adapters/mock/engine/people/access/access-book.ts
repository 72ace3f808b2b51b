/** 0 not submitted, 1 under review, 2 approved, 3 refused. */
export type ReviewStatus = 0 | 1 | 2 | 3;

/** What distinguishes one person from another beside the sign-in. */
export type PersonTraits = {
  readonly nickname: string;
  readonly realName: string;
  readonly country: string;
  readonly review: ReviewStatus;
  readonly advancedReview: ReviewStatus;
  readonly vipLevel: number;
  readonly isTrader: boolean;
  readonly fundsFrozen: boolean;
  /** Support has to look at the wallet before anything leaves it. */
  readonly walletHeld?: boolean;
  /** Orders are not possible before this moment; 0 when they are. Epoch ms. */
  readonly lockedUntil: number;
  /** Credit score, decimal text. */
  readonly score: string;
};

/** The last application for the identity check; the pictures are for the operator. */
export type IdentityRecord = {
  readonly id: number;
  readonly kind: string;
  readonly name: string;
  readonly number: string;
  readonly phone: string;
  readonly front: string;
  readonly back: string;
  readonly holding: string;
  /** As it was sent. */
  readonly country?: string;
  readonly submittedAt: number;
  readonly reviewedAt: number | null;
  /** Why it was refused. */
  readonly remark: string;
};

type Changing<T> = { -readonly [Name in keyof T]: T[Name] };

export type LoginKind = 'email' | 'mobile' | 'wallet';

export type Person = Changing<PersonTraits> & {
  readonly id: string;
  /** Lower-case e-mail, phone digits, or lower-case address of a wallet. */
  readonly login: string;
  readonly kind: LoginKind;
  readonly invitationCode: string;
  readonly inviter: string | null;
  readonly registeredAt: number;
  lastSignInAt: number | null;
  passwordHash: string;
  /** Grows with every change, so that a sign-in cannot use a password that was replaced meanwhile. */
  passwordVersion: number;
  payPasswordHash: string | null;
  failedSignIns: number;
  /** Signing in is not possible before this moment. */
  signInLockedUntil: number;
  /** Wrong payment passwords in a row. */
  failedPayments?: number;
  /** No payment password is looked at before this moment. */
  paymentsPausedUntil?: number;
  identity?: IdentityRecord;
  /** Numbers of the answers about experience and risk, as they were sent. */
  questionnaire?: { readonly choices: readonly number[]; readonly interests: readonly number[]; readonly at: number };
  /** How much may be spent for the person at most, decimal text. */
  authorisedAmount?: string;
  /** A reference of an uploaded picture. */
  avatar?: string;
  /** A line of the person's own. */
  signature?: string;
  /** Bound beside the login name: digits with the dialling code in front. */
  phone?: string;
  email?: string;
};

/** Sessions last in real time: a presenter who turns the engine's clock stays signed in. */
export type SessionRecord = { readonly user: string; readonly expiresAt: number };
/** `isForNobody`: requested for a name without an account. It looks like a code and opens nothing. */
export type CodeRecord = { readonly sentAt: number; wrong: number; readonly isForNobody?: true };

export type AccessSlice = {
  people: Record<string, Person>;
  idsByLogin: Record<string, string>;
  /** By hash of the token. */
  sessions: Record<string, SessionRecord>;
  /** By address. */
  codes: Record<string, CodeRecord>;
};

export const emptyAccess = (): AccessSlice => ({ people: {}, idsByLogin: {}, sessions: {}, codes: {} });

export const newcomerTraits: PersonTraits = {
  nickname: '',
  realName: '',
  country: '',
  review: 0,
  advancedReview: 0,
  vipLevel: 0,
  isTrader: false,
  fundsFrozen: false,
  lockedUntil: 0,
  score: '100',
};

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

export const findPerson = (slice: AccessSlice, id: string): Person | undefined => own(slice.people, id);

export function findByLogin(slice: AccessSlice, login: string): Person | undefined {
  const id = own(slice.idsByLogin, login);
  return id === undefined ? undefined : findPerson(slice, id);
}

export const findByInvitation = (slice: AccessSlice, code: string): Person | undefined =>
  Object.values(slice.people).find((person) => person.invitationCode === code);

export const findCode = (slice: AccessSlice, address: string): CodeRecord | undefined => own(slice.codes, address);

/** The person of a session that has not expired in real time. */
export function sessionOwner(slice: AccessSlice, hash: string, realNow: number): string | undefined {
  const session = own(slice.sessions, hash);
  return session !== undefined && session.expiresAt > realNow ? session.user : undefined;
}

/** Where a code can be sent to; the address of a wallet is no place for one. */
export const reachedAt = (person: Person): string | undefined =>
  person.kind === 'wallet' ? (person.email ?? person.phone) : person.login;

/** The person with this sign-in address, otherwise the one who has bound it: a code sent there proves either. */
export const findByAddress = (slice: AccessSlice, address: string): Person | undefined =>
  findByLogin(slice, address) ??
  Object.values(slice.people).find(({ email, phone }) => email === address || phone === address);

/** The addresses under which a person can be reached: the login name, and what was bound beside it. */
export const emailOf = ({ kind, login, email }: Person): string | undefined => (kind === 'email' ? login : email);
export const phoneOf = ({ kind, login, phone }: Person): string | undefined => (kind === 'mobile' ? login : phone);
