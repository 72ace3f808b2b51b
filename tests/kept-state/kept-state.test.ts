import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { filesBelow, isGenerated, isScript, isTest, read as textOf } from '../support/source-files.ts';
import { keptThings, type KeptThing } from './kept-things.ts';

// What people have on their devices. A record is never made anew for a version that is out: `RECORD_KEPT_STATE=1 npx vitest run
// tests/kept-state/kept-state.test.ts` records the present version after a change of what its writers write.

interface Recorded {
  readonly key: string;
  readonly text: string;
  /** What the version that wrote it read back. */
  readonly reads: unknown;
}

const folder = join(import.meta.dirname, 'records');
const own = join(folder, `${version.replaceAll('.', '-')}.json`);

if (process.env['RECORD_KEPT_STATE'] === '1') {
  const recorded = keptThings.map(({ key, write, read }) => ({ key, text: write(), reads: read(write()) }));
  writeFileSync(own, `${JSON.stringify(recorded, undefined, 2)}\n`);
}

const records: readonly (Recorded & { readonly of: string })[] = readdirSync(folder).flatMap((file) => {
  const rows: readonly Recorded[] = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return rows.map((row) => ({ ...row, of: file.replace('.json', '').replaceAll('-', '.') }));
});
const thingOf = (key: string): KeptThing | undefined => keptThings.find((thing) => thing.key === key);

describe('kept state', () => {
  test.each(records)('E44 $of: $key opens without loss', ({ key, text, reads }) => {
    // Fields that came later may be there as well; nothing that was there may be missing.
    expect(JSON.parse(JSON.stringify({ read: thingOf(key)?.read(text) ?? null }))).toMatchObject({ read: reads });
  });

  test.each(keptThings)('E44 $key: what is written now is recorded', ({ key, write }) => {
    expect(records.filter((one) => one.key === key).map(({ text }) => text)).toContain(write());
  });

  test('E44 the sample of each thing is read back as something other than nothing', () => {
    const empty = keptThings.filter(({ read, write }) => JSON.stringify(read(write())) === JSON.stringify(read('')));
    expect(empty.map(({ key }) => key)).toEqual([]);
  });
});

/** A word, a number, a list of ids or a choice of a page: what cannot be read of them is the usual, and no work is lost. */
const plain = [
  'alerts.left',
  'alerts.notices',
  'alerts.settings',
  'alerts.watched',
  'content.region',
  'fiat',
  'h5Version',
  'home.seenPopUp',
  'leaving',
  'left',
  'market.recentSearches',
  'market.view',
  'messages.openedAnnouncements',
  'notices.own',
  'practice',
  'practice.explained',
  'safetyPhrase',
  'saveFiatsTime',
  'tour',
  'trading.product',
];
/** Of these one is kept for each server: what was found out about it, and is found out again. */
const ofServers = [
  'calls',
  'dialect',
  'english',
  'offer.asked',
  'offer.entries',
  'offer.lacking',
  'realtime.protocol',
  'realtime.spoken',
  'zone',
  'zone.found',
];
/** What was said once: it is said once more. */
const saidOnce = ['nft.reminded'];
const keyName = /(?:useSharedText|useKeptText)\('([\w.]+)'\)|\b(?:storageKey|\w+Key|key) = '([\w.]+)'/g;
/** A name with an account, a person, a pair or a server behind it; the name of a text is constant. */
const keyPattern = /[kK]ey\w* = (?:\([^)]*\)[^=;]*=> )?`([\w.]+?)\.\$\{[^`]*`(?! as const)/g;

test('E44 every key of the program is recorded, or is among the plain ones', () => {
  const texts = filesBelow('src')
    .filter((path) => isScript(path) && !isTest(path) && !isGenerated(path))
    .map(textOf);
  const storing = texts.filter((text) => /Storage|useSharedText|useKeptText/.test(text));
  const used = [
    ...storing.flatMap((text) => [...text.matchAll(keyName)].map(([, one, other]) => one ?? other ?? '')),
    ...texts.flatMap((text) => [...text.matchAll(keyPattern)].map(([, one = '']) => one)),
  ];
  const known = new Set([...keptThings.map(({ key }) => key), ...plain, ...ofServers, ...saidOnce]);
  expect(used.length).toBeGreaterThan(35);
  expect([...new Set(used)].filter((key) => !known.has(key))).toEqual([]);
});
