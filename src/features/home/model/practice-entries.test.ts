import { expect, test } from 'vitest';
import type { MenuEntry } from '../../../core/domain/server/site.ts';
import { practiceEntries } from './practice-entries.ts';

const entry = (labelKey: string | undefined, target: string): MenuEntry =>
  ({ id: target, name: target, labelKey, target, isOutside: target.startsWith('https') }) as MenuEntry;
const targets = (...entries: readonly MenuEntry[]) => practiceEntries(entries).map(({ target }) => target);

test('practiceEntries: what trades leads to practice, with the pair that it names', () => {
  expect(
    targets(
      entry('coin', '/pages/transaction/currency?symbol=ETH/USDT'),
      entry('lever', '/pages/transaction/contract'),
      entry('microtrade', '/pages/transaction/index?product=seconds'),
    ),
  ).toEqual(['/pages/moni/currency?symbol=ETH/USDT', '/pages/moni/contract', '/pages/moni/index?product=seconds']);
});

test('practiceEntries: what exists with real money alone is left out, here and elsewhere', () => {
  expect(
    targets(
      entry('recharge', '/pages/fund/select?url=receive'),
      entry(undefined, '/pages/fund/withdraw'),
      entry('lockming', '/pages/lockming/lockming'),
      entry('coin', 'https://shop.example.test'),
    ),
  ).toEqual([]);
});

test('practiceEntries: what is there in practice as well stays as it is', () => {
  const kept = ['/pages/moni/index', '/pages/fund/transfer', '/pages/common/faq', 'https://help.example.test'];
  expect(targets(...kept.map((target) => entry(undefined, target)))).toEqual(kept);
});
