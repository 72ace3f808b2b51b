import { plainRules, type WorldRules } from '../engine/kernel/world-rules.ts';

/** What the four servers have in common where they differ from the specification. */
export const publicRules: WorldRules = {
  ...plainRules,
  withdrawals: { paidFrom: 'change', asksPayPassword: true, hasFreeFirst: false },
  deposits: { asksVoucher: false, tellsTerms: false },
  mining: { startsAtOnce: true },
};
