import { expect, test } from 'vitest';
import { filesBelow, isTest, read } from '../support/source-files.ts';

/** A way that makes a record: what it takes shows in a balance, too. */
const waysThatMake = filesBelow('src/features').filter(
  (path) => !isTest(path) && read(path).includes("effect: 'new-row'"),
);

test('R1 each way that makes a record is judged by a balance as well, or its comment says why none shows it', () => {
  expect(waysThatMake.length).toBeGreaterThan(10);
  const without = waysThatMake.filter((path) => !/readAvailable|No balance does/.test(read(path)));
  expect(without).toEqual([]);
});

test.each([
  'src/features/mining/operations/use-redeem-request.ts',
  'src/features/mining/operations/use-interest-request.ts',
  'src/features/nft/operations/use-bid-deposit.ts',
  'src/features/nft/operations/use-won-auction.ts',
])('R1 %s: a change that moves a balance is judged by it', (path) => {
  expect(read(path)).toContain('readAvailable:');
});
