import { expect, test } from 'vitest';
import { closedResult } from '../../../../tests/support/journal-samples.ts';
import { noToolReason, resultsFile } from './journal-files.ts';
import { nothingYet, recordsOf } from './record-reading.ts';

const origin = { account: 'live', isDemo: false, serverZone: 'UTC' } as const;

test('E12 resultsFile: notes and tags stand in their row, and none of them is a formula', async () => {
  const records = recordsOf(nothingYet, []);
  const notes = new Map([['contract 1', { note: '=HYPERLINK("x"), then', tags: ['+news', 'a'] }]]);
  const text = await resultsFile(
    { results: [closedResult(), closedResult({ id: 'contract 2' })], notes, records },
    origin,
  );
  const [head, first, second] = text.trim().split('\r\n');
  expect(head?.endsWith('closed_at_server,note,tags')).toBe(true);
  expect(first?.endsWith(`,2026-11-02 10:00:00,"'=HYPERLINK(""x""), then","'+news, a"`)).toBe(true);
  expect(second?.endsWith(',2026-11-02 10:00:00,,')).toBe(true);
});

test('E12 noToolReason: tools get no practice result, also in the demo, and no time whose zone is not known', () => {
  const practice = { ...origin, account: 'moni' } as const;
  expect([
    noToolReason(origin, false),
    noToolReason({ ...origin, isDemo: true }, false),
    noToolReason(practice, false),
    noToolReason({ ...practice, isDemo: true }, true),
    noToolReason(origin, true),
  ]).toEqual([undefined, undefined, 'practice', 'practice', 'zone']);
});
