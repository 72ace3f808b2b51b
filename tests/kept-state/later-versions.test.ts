import { describe, expect, test } from 'vitest';
import { parsedText } from '../../src/core/domain/kept/parsed-text.ts';
import { unreadRows } from '../../src/core/domain/kept/unread-rows.ts';
import { readAlerts, writeAlerts } from '../../src/core/domain/market/price-alert.ts';
import { readBook, writeBook } from '../../src/core/domain/notices/notice-book.ts';
import { Preferences } from '../../src/core/preferences/preferences.ts';
import { KeptRequests } from '../../src/core/sending/kept-requests.ts';
import { applyLaunchRule } from '../../src/core/session/launch-rule.ts';
import { readGuards, withGuard, writeGuards } from '../../src/features/funds/payees/model/address-guard.ts';
import { readNotes, withNote, writeNotes } from '../../src/features/journal/model/result-notes.ts';
import { readLabels, withLabel, writeLabels } from '../../src/features/funds/payees/model/address-labels.ts';
import { readLimits, withBreak, writeLimits } from '../../src/features/shared/limits/model/own-limits.ts';
import {
  readTemplates,
  withoutTemplate,
  writeTemplates,
} from '../../src/features/trading/chart/model/chart-templates.ts';
import { readDrawings, withoutDrawing, writeDrawings } from '../../src/features/trading/chart/model/drawings.ts';
import { readLayouts, saved, writeLayouts } from '../../src/features/trading/desk/model/desk-layout.ts';
import { readWatchlists, withoutList, writeWatchlists } from '../../src/features/trading/desk/model/watchlists.ts';
import { spotWay } from '../../src/features/trading/spot/model/spot-way.ts';
import { memoryStorage } from '../support/memory-storage.ts';
import { keptThings, noteWith } from './kept-things.ts';

const writtenOf = (key: string): string => keptThings.find((thing) => thing.key === key)?.write() ?? '';
const listOf = (text: string): readonly unknown[] => {
  const rows = parsedText(text);
  return Array.isArray(rows) ? rows : [];
};
/** The text of this version with one more row, of a form that only a later version knows. */
const withLater = (key: string, later: unknown): string => JSON.stringify([later, ...listOf(writtenOf(key))]);
const laterAlert = { id: 'z', symbol: 'BTC/USDT', side: 'crossing', price: '1', setAt: 1 };
const laterDrawing = [9, 'ellipse', 1, 2, 3, 4, 5];
const laterTemplate = [{ name: 'Later' }, 2];
const laterGuard = { owner: { person: '70001' }, onlySaved: 'always' };
const laterLabel = { owner: '70001', id: '12', labels: ['one', 'two'] };
const laterNote = { id: 'contract 20', note: 'Early', tags: [{ name: 'news', colour: 1 }] };

describe('what a later version has kept stays after a change by this one', () => {
  test.each<[string, unknown, (text: string) => string]>([
    ['alerts.list', laterAlert, (text) => writeAlerts(readAlerts(text).slice(1), text)],
    ['trading.drawings', laterDrawing, (text) => writeDrawings(withoutDrawing(readDrawings(text), 1), text)],
    [
      'trading.chartTemplates',
      laterTemplate,
      (text) => writeTemplates(withoutTemplate(readTemplates(text), 'Swing'), text),
    ],
    [
      'payees.guard',
      laterGuard,
      (text) => writeGuards(withGuard(readGuards(text), '70001', { isOnlySaved: false, seen: {} }), text),
    ],
    [
      'payees.labels',
      laterLabel,
      (text) => writeLabels(withLabel(readLabels(text), '70001', { id: '12', label: 'Other' }), text),
    ],
    [
      'journal.notes',
      laterNote,
      (text) => writeNotes(withNote(readNotes(text), 'contract 20', { note: 'Late', tags: [] }), text),
    ],
  ])('%s: a row of its own', (key, later, change) => {
    const after = listOf(change(withLater(key, later)));
    expect(after).toContainEqual(later);
    // Nor is it doubled by the next change.
    expect(
      listOf(change(change(withLater(key, later)))).filter((row) => Object(row).id === Object(later).id),
    ).toHaveLength(after.filter((row) => Object(row).id === Object(later).id).length);
  });

  test('trading.desk, trading.watchlists: rows and fields', () => {
    const layouts = JSON.stringify({ now: {}, saved: [{ title: 'Later' }], grid: 3 });
    expect(parsedText(writeLayouts(saved(readLayouts(layouts), 'Mine'), layouts))).toMatchObject({
      saved: [{ name: 'Mine' }, { title: 'Later' }],
      grid: 3,
    });
    const lists = JSON.stringify({ lists: [{ title: 'Later' }, { name: 'Coins', symbols: [] }], order: 'name' });
    expect(parsedText(writeWatchlists(withoutList(readWatchlists(lists), 'Coins'), lists))).toEqual({
      lists: [{ title: 'Later' }],
      order: 'name',
    });
  });

  test('preferences, notices: fields and subjects', () => {
    const kept = new Map([['preferences', JSON.stringify({ theme: 'dark', density: 'small' })]]);
    new Preferences(memoryStorage(kept)).change({ flash: false });
    expect(parsedText(kept.get('preferences'))).toMatchObject({ theme: 'dark', flash: false, density: 'small' });

    const book = JSON.stringify({ notices: [{ id: 'x', subject: 'airdrop' }], watched: { airdrop: { since: '' } } });
    expect(parsedText(writeBook(readBook(book), book))).toEqual(parsedText(book));
  });

  test('trading.pace: fields behind those that are known', () => {
    const text = `${writtenOf('trading.pace')}|later|1@2`;
    expect(writeLimits(withBreak(readLimits(text), 9), text)).toMatch(/\|later\|1@2$/);
    expect(writeLimits(readLimits(text))).toBe(writtenOf('trading.pace'));
  });

  test('an open order: its line stays until the version that wrote it takes it away', () => {
    let text = `["later","sent~2","","",{"kind":"iceberg"}]\n${writtenOf('sent.spot')}`;
    const requests = (): KeptRequests<Parameters<typeof spotWay.write>[0]> =>
      new KeptRequests(
        noteWith(text, (next) => (text = next)),
        spotWay,
      );
    expect(requests().all()).toHaveLength(1);
    requests().forget('request-1');
    expect(text).toBe('["later","sent~2","","",{"kind":"iceberg"}]');
  });

  test('the whole store: a later number clears nothing', () => {
    const kept = new Map([
      ['h5Version', '2'],
      ['trading.later', 'x'],
    ]);
    applyLaunchRule(memoryStorage(kept));
    expect([...kept]).toEqual([
      ['h5Version', '2'],
      ['trading.later', 'x'],
    ]);
  });

  test('damage does not grow without end, and what is no list has no rows', () => {
    const many = Array.from({ length: 500 }, (_, index) => index);
    expect(unreadRows(many, () => false)).toHaveLength(100);
    expect([unreadRows({}, () => false), unreadRows(undefined, () => false)]).toEqual([[], []]);
    expect([parsedText('{'), parsedText(''), parsedText(undefined)]).toEqual([undefined, undefined, undefined]);
  });
});
