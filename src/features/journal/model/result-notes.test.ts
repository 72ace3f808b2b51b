import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  areTagsFine,
  hasRoom,
  noteProblem,
  notesMost,
  readNotes,
  tagsAmong,
  tagsIn,
  tagText,
  toggledTag,
  typedNote,
  withNote,
  writeNotes,
} from './result-notes.ts';

test('E31 readNotes: what was written is read, and whatever else was stored takes nothing with it', () => {
  const notes = new Map([['contract 1', { note: 'Too early', tags: ['news', 'breakout'] }]]);
  expect(readNotes(writeNotes(notes))).toEqual(notes);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.array(fc.jsonValue()).map((rows) => JSON.stringify(rows)),
      ),
      (text) => {
        expect(
          readNotes(writeNotes(withNote(readNotes(text), 'a', { note: 'b', tags: [] }), text)).get('a')?.note,
        ).toBe('b');
      },
    ),
  );
  const damaged = JSON.stringify([
    { id: 3 },
    null,
    { id: 'spot 1', note: 'kept', tags: [] },
    { id: 'x', note: 1, tags: 'y' },
  ]);
  expect([...readNotes(damaged).keys()]).toEqual(['spot 1']);
});

test('E31 withNote: edited and taken away; an empty one leaves nothing', () => {
  const first = withNote(new Map(), 'a', { note: 'one', tags: ['x'] });
  expect(withNote(first, 'a', { note: 'two', tags: [] }).get('a')).toEqual({ note: 'two', tags: [] });
  expect(withNote(first, 'a', { note: '', tags: [] }).size).toBe(0);
  expect(first.get('a')?.note).toBe('one');
});

test('E31 typedNote: spaces go, commas of any script part tags, and each tag is there once', () => {
  expect(typedNote('  too   early\n', ' news ,Breakout，news、  NEWS,, big  move')).toEqual({
    note: 'too early',
    tags: ['news', 'Breakout', 'big move'],
  });
  expect(tagsIn(' , ')).toEqual([]);
  expect(toggledTag('news, big', 'NEWS')).toBe('big');
  expect(toggledTag('', 'news')).toBe('news');
});

test('E31 notes and tags have bounds, counted in characters as people see them', () => {
  expect(noteProblem('👍🏽'.repeat(200))).toBeUndefined();
  expect(noteProblem('a'.repeat(201))).toMatchObject({ key: 'textTooLong' });
  expect([areTagsFine('a,b,c,d,e'), areTagsFine('a,b,c,d,e,f'), areTagsFine('é'.repeat(21))]).toEqual([
    true,
    false,
    false,
  ]);
});

test('E31 hasRoom: a full list takes no new note and keeps those that are there', () => {
  const full = new Map(Array.from({ length: notesMost }, (_, at) => [`spot ${at}`, { note: 'n', tags: [] }]));
  expect([hasRoom(full, 'spot 0'), hasRoom(full, 'spot x'), hasRoom(new Map(), 'spot x')]).toEqual([true, false, true]);
});

test('E31 tagsAmong: of the results that are there alone, each once, in order', () => {
  const notes = new Map([
    ['a', { note: '', tags: ['news', 'Big'] }],
    ['b', { note: '', tags: ['NEWS'] }],
    ['gone', { note: '', tags: ['old'] }],
  ]);
  expect(tagText(tagsAmong(notes, ['b', 'a', 'c']))).toBe('Big, NEWS');
});
