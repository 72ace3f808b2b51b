import * as v from 'valibot';
import type { Json } from '../../kernel/basics/engine-types.ts';

const kind = v.picklist(['email', 'mobile', 'wallet']);
const review = v.picklist([0, 1, 2, 3]);
const traits = v.partial(
  v.strictObject({
    nickname: v.string(),
    realName: v.string(),
    country: v.string(),
    review,
    advancedReview: review,
    vipLevel: v.number(),
    isTrader: v.boolean(),
    fundsFrozen: v.boolean(),
    walletHeld: v.boolean(),
    lockedUntil: v.number(),
    score: v.string(),
  }),
);

const credentials = { login: v.string(), kind, passwordHash: v.string(), payPasswordHash: v.nullable(v.string()) };
/** `number`: an id outside the counted ones, for people who are part of the world rather than sign in to it. */
const addPerson = v.strictObject({
  ...credentials,
  inviter: v.nullable(v.string()),
  traits,
  number: v.optional(v.number()),
});
/** `isUnproven`: without a code, where the world asks for none. */
const register = v.strictObject({
  ...credentials,
  invitation: v.nullable(v.string()),
  isUnproven: v.optional(v.boolean()),
});
const signIn = v.strictObject({
  user: v.string(),
  passwordVersion: v.number(),
  tokenHash: v.string(),
  realNow: v.number(),
});
const signInWithAddress = v.strictObject({
  login: v.string(),
  passwordHash: v.string(),
  tokenHash: v.string(),
  realNow: v.number(),
});
const user = v.strictObject({ user: v.string() });
/** `isUnpaused`: however short ago the last one was sent. */
const sendCode = v.strictObject({
  address: v.string(),
  forExisting: v.boolean(),
  isUnpaused: v.optional(v.boolean()),
});
const tryCode = v.strictObject({ address: v.string(), isRight: v.boolean() });
/** `passwordVersion`: proven by the password of that version, otherwise by a code. */
const resetPassword = v.strictObject({
  login: v.string(),
  passwordHash: v.string(),
  passwordVersion: v.optional(v.number()),
});

/** Secrets arrive here hashed: these objects are what the journal keeps. */
export const readArgument = {
  addPerson: (argument: Json) => v.parse(addPerson, argument),
  register: (argument: Json) => v.parse(register, argument),
  signIn: (argument: Json) => v.parse(signIn, argument),
  signInWithAddress: (argument: Json) => v.parse(signInWithAddress, argument),
  user: (argument: Json) => v.parse(user, argument),
  sendCode: (argument: Json) => v.parse(sendCode, argument),
  tryCode: (argument: Json) => v.parse(tryCode, argument),
  resetPassword: (argument: Json) => v.parse(resetPassword, argument),
};
