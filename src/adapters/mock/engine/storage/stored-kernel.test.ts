import { expect, test } from 'vitest';
import { compose } from '../composition.ts';
import { countedBytes, startWorld, testStart } from '../test-worlds/test-world.ts';
import { journalVersion, StoredWorldError } from './journal-storage.ts';
import { MemoryStorage } from './memory-storage.ts';
import { restoreKernel } from './stored-kernel.ts';

function outcomeOf(text: string): unknown {
  const stored = { snapshot: { version: journalVersion, n: 0, text }, entries: [], wasTorn: false };
  const tools = { random: countedBytes(), shelf: new MemoryStorage().files, realNow: () => testStart };
  try {
    return restoreKernel(stored, (basis) => compose(basis, tools));
  } catch (error) {
    return error;
  }
}

/** Each value of the state in turn, down to `depth`, replaced or left out. */
function* spoilt(value: unknown, depth: number): Generator<unknown> {
  for (const other of [null, 0, 'x', [], {}]) if (JSON.stringify(other) !== JSON.stringify(value)) yield other;
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [name, part] of Object.entries(value)) {
    yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
    for (const other of spoilt(part, depth - 1)) yield { ...value, [name]: other };
  }
}

test('restoreKernel: whatever stands in place of a part of the state, it is said to be damage and never fails otherwise', async () => {
  const world = await startWorld({ hasPast: true });
  const state: unknown = JSON.parse(world.engine.snapshot());
  const strange: unknown[] = [];
  let damaged = 0;
  for (const other of spoilt(state, 2)) {
    const outcome = outcomeOf(JSON.stringify(other));
    if (outcome instanceof StoredWorldError && outcome.fault === 'damaged') damaged += 1;
    else if (outcome instanceof Error) strange.push(outcome);
  }
  expect(strange).toEqual([]);
  expect(damaged).toBeGreaterThan(100);
});

test.each([
  ['nothing but a basis', '{"basis":{"seed":1,"epoch":0}}'],
  ['no JSON', '{"basis"'],
  ['nothing', ''],
])('restoreKernel: %s is damage', (_, text) => {
  expect(outcomeOf(text)).toMatchObject({ fault: 'damaged', part: 'snapshot' });
});

test('restoreKernel: money from nowhere is damage', async () => {
  const text = (await startWorld({ hasPast: true })).engine.snapshot();
  expect(outcomeOf(text)).toHaveProperty('n', 0);
  const [richer, booked] = [
    text.replace('"70001/live/change/free/USDT","', '"70001/live/change/free/USDT","9'),
    text.replace('"change":"1', '"change":"2'),
  ];
  for (const changed of [richer, booked]) {
    expect(changed).not.toBe(text);
    expect(outcomeOf(changed)).toMatchObject({ fault: 'damaged', message: expect.stringContaining('does not add up') });
  }
});
