import { plainRules, type WorldRules } from '../../engine/kernel/basics/world-rules.ts';

/** Of sign-ins and identities, the payment password aside. */
export const publicAccess = {
  asksCode: false,
  picturesAtOnce: false,
  passesUnbound: true,
  passwordMin: 6,
  codesWait: 'never',
  locksOut: 'last',
} as const satisfies Partial<WorldRules['access']>;

/** The differences from the specification that all four servers share. */
export const publicRules: WorldRules = {
  ...plainRules,
  withdrawals: {
    paidFrom: 'change',
    asksPayPassword: true,
    hasFreeFirst: false,
    gates: 'scoreFirst',
    countsPending: true,
  },
  spot: { buysForMoney: false, fillsQuotesAlone: false, takesFineAmounts: true },
  locks: 'public',
  deposits: { asksVoucher: false, tellsTerms: false },
  mining: { startsAtOnce: true, exitFee: 'flat', exceedsMaximum: true },
};
