import { expect, test } from 'vitest';
import type { DepositPlaces } from '../../../core/domain/wallets/deposit.ts';
import { chosenPlace } from './deposit-place.ts';

const places = (...networks: readonly string[]): DepositPlaces => ({
  addresses: networks.map((network) => ({ network, address: `to-${network}` })),
  memo: undefined,
  minimum: undefined,
  confirmations: undefined,
});

test('FU1 chosenPlace: one network needs no choice, of several none is preselected', () => {
  expect(chosenPlace(places('btc'), undefined)?.address).toBe('to-btc');
  expect(chosenPlace(places('erc20', 'trc20'), undefined)).toBeUndefined();
  expect(chosenPlace(places('erc20', 'trc20'), 'trc20')?.address).toBe('to-trc20');
  expect(chosenPlace(places(), undefined)).toBeUndefined();
});
