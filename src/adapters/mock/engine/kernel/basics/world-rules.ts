import * as v from 'valibot';

/**
 * Differences between servers of this protocol in calculation and checks. A world keeps its rules from its start, so a
 * stored world continues with the same ones.
 */
export const worldRules = v.strictObject({
  contracts: v.strictObject({
    /** The base of the margin: the value of the position, or the bare number of units. */
    margin: v.picklist(['value', 'number']),
    /** Whether results count once, or multiplied by the leverage. */
    profit: v.picklist(['once', 'leveraged']),
    /** What covers a loss: the whole contract account, or only the margins. */
    cover: v.picklist(['account', 'margins']),
  }),
  withdrawals: v.strictObject({
    paidFrom: v.picklist(['change', 'micro']),
    asksPayPassword: v.boolean(),
    /** The first small withdrawal is free. */
    hasFreeFirst: v.boolean(),
    /** The condition that is reported first; default: the lock. */
    gates: v.exactOptional(v.picklist(['scoreFirst'])),
    /** Whether the address is looked at after the sum; default: before it. */
    asksPlaceLast: v.exactOptional(v.boolean()),
    /** Whether pending contract orders block like open positions; default: no. */
    countsPending: v.exactOptional(v.boolean()),
  }),
  deposits: v.strictObject({
    /** Whether a reported payment needs a picture of its voucher. */
    asksVoucher: v.boolean(),
    /** Whether an address includes the minimum and the confirmations. */
    tellsTerms: v.boolean(),
  }),
  /** Lock mining. */
  mining: v.exactOptional(
    v.strictObject({
      /** Whether terms start at once instead of after approval. */
      startsAtOnce: v.boolean(),
      /** The early-exit fee: a flat share of the sum; default: a share for each remaining day. */
      exitFee: v.exactOptional(v.picklist(['flat'])),
      /** Whether a sum may exceed the product's maximum; default: no. */
      exceedsMaximum: v.exactOptional(v.boolean()),
      /** Whether the income stays in the order instead of being credited each day. */
      keepsIncome: v.exactOptional(v.boolean()),
    }),
  ),
  /** The account that pays for new tokens and receives them; default: the spot account. */
  projects: v.exactOptional(v.strictObject({ account: v.picklist(['micro']) })),
  /** Whether transfers out of the contract account are allowed with open positions; default: no. */
  transfers: v.exactOptional(v.strictObject({ leavesPositions: v.boolean() })),
  /** Spot orders with real money; default: the amount is units of any coin. */
  spot: v.exactOptional(
    v.strictObject({
      /** Whether the amount of a buy is the quote money to spend, at the last price. */
      buysForMoney: v.boolean(),
      /** Whether only quote currencies can be bought: other buys wait until they are cancelled. */
      fillsQuotesAlone: v.boolean(),
      /** Whether an amount may be finer than the pair's lots; default: no. */
      takesFineAmounts: v.exactOptional(v.boolean()),
    }),
  ),
  /**
   * The limits of a stake; default: those of its currency and of its length. `none`: of the length alone. `most`: only
   * the maximum of the currency, without a pause between two.
   */
  stakes: v.exactOptional(v.picklist(['most', 'none'])),
  /** Accepted kinds of pictures; default: jpeg and png. */
  pictures: v.exactOptional(v.array(v.picklist(['png', 'jpg', 'gif', 'webp']))),
  /** `public`: a lock forbids neither spot orders nor conversions; default: it does. */
  locks: v.exactOptional(v.picklist(['public'])),
  /** The checks before an order with real money, beside the account's lock. */
  orders: v.strictObject({ asksIdentity: v.boolean(), asksFunds: v.boolean() }),
  access: v.strictObject({
    /** Whether a new account needs a verification code; `email`: not for a phone number. */
    asksCode: v.union([v.boolean(), v.literal('email')]),
    /** What proves a change of the payment password; `once`: it can be set a single time. */
    payPasswordBy: v.picklist(['code', 'old', 'once']),
    /** Whether the first step of an identity check includes the pictures, and the second a picture of the person. */
    picturesAtOnce: v.boolean(),
    /** Whether the first step also completes the second. */
    advancedAtOnce: v.exactOptional(v.boolean()),
    /** Whether an identity check passes with one of e-mail and phone; default: with both bound. */
    passesUnbound: v.exactOptional(v.boolean()),
    /** The shortest password; default: that of the forms. */
    passwordMin: v.exactOptional(v.number()),
    /** Which codes have a wait per address; default: all. */
    codesWait: v.exactOptional(v.picklist(['mailed', 'never'])),
    /** Whether only the registered name signs in, and no address bound since. */
    signsInByName: v.exactOptional(v.boolean()),
    /** Whether a locked account cannot sign in; `first`: nor one with frozen funds, checked before the password. */
    locksOut: v.exactOptional(v.picklist(['last', 'first'])),
  }),
});

export type WorldRules = v.InferOutput<typeof worldRules>;
export type ContractRules = WorldRules['contracts'];

/** The specification and this backend's own extensions. */
export const usualRules: WorldRules = {
  contracts: { margin: 'value', profit: 'once', cover: 'account' },
  withdrawals: { paidFrom: 'change', asksPayPassword: true, hasFreeFirst: true },
  deposits: { asksVoucher: true, tellsTerms: true },
  orders: { asksIdentity: true, asksFunds: true },
  access: { asksCode: true, payPasswordBy: 'code', picturesAtOnce: true },
};

/** The specification alone. */
export const plainRules: WorldRules = { ...usualRules, deposits: { asksVoucher: true, tellsTerms: false } };
