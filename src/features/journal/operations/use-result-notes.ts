import { useMemo, useState } from 'react';
import { useKeptNotes } from '../data/kept-notes.ts';
import type { ClosedResult } from '../model/closed-result.ts';
import {
  hasTag,
  readNotes,
  tagsAmong,
  withNote,
  writeNotes,
  type ResultNote,
  type ResultNotes,
} from '../model/result-notes.ts';

export interface ResultNotesControl {
  readonly notes: ResultNotes;
  /** Says whether it outlives this page. Undefined until it is known whose note it would be. */
  readonly setNote: ((id: string, note: ResultNote) => boolean) | undefined;
  /** Of the results. */
  readonly tags: readonly string[];
  /** Undefined where every result is shown. */
  readonly tag: string | undefined;
  readonly setTag: (tag: string | undefined) => void;
  /** Those with the tag. */
  readonly results: readonly ClosedResult[];
}

/** Notes and tags of results, and the tag whose results are looked at. */
export function useResultNotes(all: readonly ClosedResult[]): ResultNotesControl {
  const { text, write } = useKeptNotes();
  const [chosen, setTag] = useState<string>();
  const notes = useMemo(() => readNotes(text), [text]);
  const tags = useMemo(
    () =>
      tagsAmong(
        notes,
        all.map(({ id }) => id),
      ),
    [notes, all],
  );
  // The last result with the tag may have lost it.
  const tag = chosen !== undefined && tags.includes(chosen) ? chosen : undefined;
  const results = useMemo(
    () => (tag === undefined ? all : all.filter(({ id }) => hasTag(notes.get(id)?.tags ?? [], tag))),
    [notes, all, tag],
  );
  return {
    notes,
    setNote: write && ((id, note) => write(writeNotes(withNote(notes, id, note), text))),
    tags,
    tag,
    setTag,
    results,
  };
}
