import * as v from 'valibot';

/**
 * Where servers of this protocol differ in what they count and ask for. They belong to a world from its first moment,
 * so that a stored one goes on by its own.
 */
export const worldRules = v.strictObject({
  contracts: v.strictObject({
    /** What a margin is a part of: the value of the position, or the bare number of units. */
    margin: v.picklist(['value', 'number']),
    /** Whether results count once, or as many times as the leverage. */
    profit: v.picklist(['once', 'leveraged']),
    /** What covers a loss: the whole contract account, or the margins alone. */
    cover: v.picklist(['account', 'margins']),
  }),
  withdrawals: v.strictObject({
    paidFrom: v.picklist(['change', 'micro']),
    asksPayPassword: v.boolean(),
    /** The first small withdrawal costs nothing. */
    hasFreeFirst: v.boolean(),
    /** What is told first of all that stands in the way: the lock where nothing is said. */
    gates: v.exactOptional(v.picklist(['scoreFirst'])),
    /** Whether contract orders that wait stand in the way like open positions; they do not where nothing is said. */
    countsPending: v.exactOptional(v.boolean()),
  }),
  deposits: v.strictObject({
    /** Whether a reported payment needs a picture of its voucher. */
    asksVoucher: v.boolean(),
    /** Whether an address comes with the least sum and the confirmations, or alone. */
    tellsTerms: v.boolean(),
  }),
  /** Sums that are locked for some days. */
  mining: v.exactOptional(
    v.strictObject({
      /** Whether they run from their first moment instead of waiting for staff. */
      startsAtOnce: v.boolean(),
      /** What leaving early costs: one part of the sum; a part for each day that is left where nothing is said. */
      exitFee: v.exactOptional(v.picklist(['flat'])),
      /** Whether a sum may be larger than the product says; it may not where nothing is said. */
      exceedsMaximum: v.exactOptional(v.boolean()),
      /** Whether the income waits in the order instead of being credited each day. */
      keepsIncome: v.exactOptional(v.boolean()),
    }),
  ),
  /** The account that pays for new tokens and receives them: the spot account where nothing is said. */
  projects: v.exactOptional(v.strictObject({ account: v.picklist(['micro']) })),
  /** Whether money may leave the contract account under open positions; it may not where nothing is said. */
  transfers: v.exactOptional(v.strictObject({ leavesPositions: v.boolean() })),
  /** Spot orders with real money; units of any coin where nothing is said. */
  spot: v.exactOptional(
    v.strictObject({
      /** Whether the amount of a buy is the quote money to spend, at the last price. */
      buysForMoney: v.boolean(),
      /** Whether nothing can be bought but quote currencies: a buy of others waits until it is cancelled. */
      fillsQuotesAlone: v.boolean(),
    }),
  ),
  /**
   * Which bounds a stake keeps: those of its currency and of its length where nothing is said. `none`: of the length
   * alone. `most`: the largest of the currency alone, and no pause is asked for between two.
   */
  stakes: v.exactOptional(v.picklist(['most', 'none'])),
  /** Kinds of pictures that are taken: jpeg and png where nothing is said. */
  pictures: v.exactOptional(v.array(v.picklist(['png', 'jpg', 'gif', 'webp']))),
  /** What stands before an order with real money, beside the account's lock. */
  orders: v.strictObject({ asksIdentity: v.boolean(), asksFunds: v.boolean() }),
  access: v.strictObject({
    /** Whether a new account needs a verification code; `email`: not where it is told to be that of a phone. */
    asksCode: v.union([v.boolean(), v.literal('email')]),
    /** What a change of the payment password is proven by; `once`: it is set a single time. */
    payPasswordBy: v.picklist(['code', 'old', 'once']),
    /** Whether the first step of an identity carries the pictures, and the second a picture of the person. */
    picturesAtOnce: v.boolean(),
    /** Whether the first step is the second as well. */
    advancedAtOnce: v.exactOptional(v.boolean()),
    /** The shortest password; as the forms have it where nothing is said. */
    passwordMin: v.exactOptional(v.number()),
    /** Which codes are sent to one address once in a while only: all where nothing is said. */
    codesWait: v.exactOptional(v.picklist(['mailed', 'never'])),
    /** Whether nothing but the name of the registration signs in, and no address that was bound since. */
    signsInByName: v.exactOptional(v.boolean()),
    /** Whether a locked account cannot sign in; `first`: nor one whose funds are frozen, before its password is looked at. */
    locksOut: v.exactOptional(v.picklist(['last', 'first'])),
  }),
});

export type WorldRules = v.InferOutput<typeof worldRules>;
export type ContractRules = WorldRules['contracts'];

/** Of the specification and of this backend's own extensions. */
export const usualRules: WorldRules = {
  contracts: { margin: 'value', profit: 'once', cover: 'account' },
  withdrawals: { paidFrom: 'change', asksPayPassword: true, hasFreeFirst: true },
  deposits: { asksVoucher: true, tellsTerms: true },
  orders: { asksIdentity: true, asksFunds: true },
  access: { asksCode: true, payPasswordBy: 'code', picturesAtOnce: true },
};

/** Of the specification alone. */
export const plainRules: WorldRules = { ...usualRules, deposits: { asksVoucher: true, tellsTerms: false } };
