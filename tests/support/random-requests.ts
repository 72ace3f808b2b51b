import type { Draws, Moment, Wish } from './random-wishes.ts';

/** The last has nothing but spot money, so that no open contract stands in the way. */
const people = ['70001', '70004', '70006', '70007', '70008', '70008', '70008'];
const picture = `/upload/${'0'.repeat(32)}.png`;

/** One of the latest requests, now and then another person's. */
function latest(draws: Draws, owners: readonly string[]): { user: string; id: number } {
  const id = Math.max(1, owners.length - draws.below(3));
  return { user: draws.below(6) === 0 ? draws.of(people) : (owners[id - 1] ?? draws.of(people)), id };
}

const verdict = (draws: Draws, owners: readonly string[]) => ({
  ...latest(draws, owners),
  isApproved: draws.below(3) > 0,
  reason: '',
});

/** Coins for a bank transfer, what staff make of it, and what of it is never paid. */
export function purchase(draws: Draws, { placed }: Moment): Wish {
  const user = draws.of(people);
  const one = latest(draws, placed.purchases);
  const kind = draws.below(8);
  if (kind < 3) return { command: 'purchases.decidePurchase', argument: verdict(draws, placed.purchases) };
  if (kind === 3) return { command: 'purchases.cancelPurchase', argument: one };
  if (kind === 4)
    return {
      command: 'purchases.payPurchase',
      argument: { ...one, voucher: picture, identityFront: picture, identityBack: draws.of([picture, 'x']) },
    };
  return {
    command: 'purchases.placePurchase',
    argument: {
      user,
      country: draws.of(['India', 'India', 'Germany']),
      name: 'Dana Example',
      email: 'dana@example.test',
      currency: draws.of(['USDT', 'BTC', 'ETH', 'XYZ']),
      method: 'bank/HDFC Bank',
      fiat: 'USD',
      amount: draws.of(['50', '1999', '100', '49', '50.5', '900000000']),
    },
  };
}

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const places: readonly (readonly string[])[] = [
  ['3', 'trc20', tron],
  ['3', 'trc20', tron],
  ['3', 'erc20', tron],
  ['1', 'btc', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
  ['3', 'trc20', 'x'],
];

/** Money that is asked for, to places that are right and wrong ones, at fees that hold and others. */
export function withdraw(draws: Draws, { placed }: Moment): Wish {
  const user = draws.of(people);
  if (draws.below(3) === 0) return { command: 'withdrawals.decide', argument: verdict(draws, placed.withdrawals) };
  const [currency = '', network = '', address = ''] = draws.of(places);
  return {
    command: 'withdrawals.request',
    argument: {
      user,
      currency,
      amount: draws.of(['100', '250.5', '999', '5000', '0.01', '99.99', 'x']),
      fee: draws.of(['0', '1', '2']),
      way: draws.of([0, 0, 0, 1]),
      network,
      address,
    },
  };
}
