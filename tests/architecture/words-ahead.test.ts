import { expect, test } from 'vitest';
import { SpokenWords } from './spoken-words.ts';

/** Of the frame around all screens: they are there before the first of them. */
const frame: ReadonlySet<string> = new Set(['common', 'errors', 'shell']);

const spoken = new SpokenWords();
const fetched = spoken.fetched();

const known = new Map<string, ReadonlySet<string>>();

/** The dictionaries that are there for certain when a part is shown: those of whatever shows it. */
function thereBefore(part: string): ReadonlySet<string> {
  const found = known.get(part);
  if (found !== undefined) return found;
  known.set(part, frame);
  const around = new Set((fetched.get(part) ?? []).flatMap((name) => spoken.showing(name, fetched.keys())));
  around.delete(part);
  const [first, ...others] = [...around].map((one) => new Set([...thereBefore(one), ...spoken.of(one)]));
  const there = new Set([...(first ?? frame)].filter((word) => others.every((words) => words.has(word))));
  known.set(part, there);
  return there;
}

test('a part waits for all its words before it is shown: words that come later would take away what stands', () => {
  const late = [...fetched.keys()].flatMap((part) => {
    const there = new Set([...thereBefore(part), ...spoken.waitedForBy(part)]);
    const missing = [...spoken.of(part)].filter((word) => !there.has(word));
    return missing.length === 0 ? [] : [`${part} speaks ${missing.join(', ')}: useTextsAhead`];
  });
  expect(late).toEqual([]);
});

test('the frame around all screens speaks its own words only', () => {
  expect([...spoken.of('src/app/router.tsx Router')].filter((word) => !frame.has(word))).toEqual([]);
});

test('what is asked for far below is found, and what has a Suspense of its own is not', () => {
  expect([...spoken.of('src/features/trading/desk/panels/contract-desk.tsx ContractDesk')].toSorted()).toEqual(
    expect.arrayContaining(['contracts', 'records', 'trading']),
  );
  expect(spoken.of('src/features/trading/orders/parts/outcome-notice.tsx OutcomeNotice')).not.toContain('limits');
  expect(fetched.size).toBeGreaterThan(100);
});
