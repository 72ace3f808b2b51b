import { expect, test } from 'vitest';
import { readWatchlists, toggledPair, withList, withoutList, writeWatchlists } from './watchlists.ts';

const none = readWatchlists(undefined);

test('lists have names and are read as they were written', () => {
  const two = withList(withList(none, 'Coins', ['BTC/USDT']), 'Night', []);
  expect(two.shown).toBe('Night');
  expect(readWatchlists(writeWatchlists(two))).toEqual(two);
});

test('a name that is there already leads to its list and changes nothing in it', () => {
  const lists = withList(withList(none, 'Coins', ['BTC/USDT']), 'Night', []);
  expect(withList(lists, ' Coins ', [])).toEqual({ ...lists, shown: 'Coins' });
  expect(withList(lists, ' ', [])).toEqual(lists);
});

test('a pair goes into the list in sight alone, and out of it again', () => {
  const lists = withList(withList(none, 'Coins', ['BTC/USDT']), 'Night', []);
  const added = toggledPair(lists, 'ETH/USDT');
  expect(added.lists).toEqual([
    { name: 'Coins', symbols: ['BTC/USDT'] },
    { name: 'Night', symbols: ['ETH/USDT'] },
  ]);
  expect(toggledPair(added, 'ETH/USDT')).toEqual(lists);
});

test('a list that goes leaves the favourites in sight', () => {
  expect(withoutList(withList(none, 'Coins', []), 'Coins')).toEqual({ lists: [], shown: undefined });
});

test.each(['', '[]', '{"lists":3}', '{"lists":[{"name":""},5],"shown":"gone"}'])(
  'what is not understood is left out (%s)',
  (kept) => expect(readWatchlists(kept)).toEqual({ lists: [], shown: undefined }),
);
