import * as v from 'valibot';
import { parsedText } from '../../../core/domain/kept/parsed-text.ts';
import { unreadRows } from '../../../core/domain/kept/unread-rows.ts';
import { characterCount } from '../../../core/rules/text/text-length.ts';
import { problem, type RuleProblem } from '../../../core/rules/rule-problem.ts';

/** What a person wrote to a closed result. */
export interface ResultNote {
  /** Empty without one. */
  readonly note: string;
  readonly tags: readonly string[];
}

/** By the id of the result. */
export type ResultNotes = ReadonlyMap<string, ResultNote>;

export const noteLength = { max: 200 } as const;
export const tagLength = { max: 20 } as const;
export const tagsMost = 5;
/** More than anybody writes. Nothing is forgotten for a new one: that is refused. */
export const notesMost = 2_000;

const schema = v.object({ id: v.string(), note: v.string(), tags: v.array(v.string()) });
const readRow = (row: unknown) => v.safeParse(schema, row);

/** None for nothing; what this version did not write is left out. */
export function readNotes(text: string | undefined): ResultNotes {
  const rows = parsedText(text);
  return new Map(
    (Array.isArray(rows) ? rows : [])
      .map(readRow)
      .flatMap(({ success, output }) => (success ? [[output.id, { note: output.note, tags: output.tags }]] : [])),
  );
}

/** With what this version cannot read of `kept` behind them. */
export const writeNotes = (notes: ResultNotes, kept?: string): string =>
  JSON.stringify([
    ...[...notes].map(([id, { note, tags }]) => ({ id, note, tags })),
    ...unreadRows(parsedText(kept), (row) => readRow(row).success),
  ]);

const isEmpty = ({ note, tags }: ResultNote): boolean => note === '' && tags.length === 0;

/** A note without words and tags takes away what was there. */
export function withNote(notes: ResultNotes, id: string, note: ResultNote): ResultNotes {
  const others = new Map(notes);
  if (isEmpty(note)) others.delete(id);
  else others.set(id, note);
  return others;
}

/** Whether there is room for a note to this result. */
export const hasRoom = (notes: ResultNotes, id: string): boolean => notes.has(id) || notes.size < notesMost;

const oneSpace = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
const same = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase();

/** Tags as they are typed, with commas of any script between them; each once, however it is written. */
export const tagsIn = (text: string): readonly string[] =>
  text
    .split(/[,，、]/)
    .map(oneSpace)
    .filter((tag, at, all) => tag !== '' && all.findIndex((other) => same(other, tag)) === at);

export const tagText = (tags: readonly string[]): string => tags.join(', ');

/** Adds a tag to what is typed, or takes it out. */
export function toggledTag(text: string, tag: string): string {
  const tags = tagsIn(text);
  return tagText(tags.some((one) => same(one, tag)) ? tags.filter((one) => !same(one, tag)) : [...tags, tag]);
}

export const hasTag = (tags: readonly string[], tag: string): boolean => tags.some((one) => same(one, tag));

export const noteProblem = (text: string): RuleProblem | undefined =>
  characterCount(oneSpace(text)) > noteLength.max ? problem('textTooLong', noteLength) : undefined;

export function areTagsFine(text: string): boolean {
  const tags = tagsIn(text);
  return tags.length <= tagsMost && tags.every((tag) => characterCount(tag) <= tagLength.max);
}

/** What is typed, as it is kept. */
export const typedNote = (note: string, tags: string): ResultNote => ({ note: oneSpace(note), tags: tagsIn(tags) });

/** Every tag of some results, each once, in the order of letters. */
export function tagsAmong(notes: ResultNotes, ids: Iterable<string>): readonly string[] {
  const tags = new Map<string, string>();
  for (const id of notes.size === 0 ? [] : ids)
    for (const tag of notes.get(id)?.tags ?? []) if (!tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  return [...tags.values()].toSorted((left, right) => left.localeCompare(right));
}
