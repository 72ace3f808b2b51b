import { useState } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { notify } from '../../../core/ui/notify.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import type { ClosedResult } from '../model/closed-result.ts';
import { hasRoom, type ResultNote } from '../model/result-notes.ts';
import type { ResultNotesControl } from '../operations/use-result-notes.ts';
import type { NoteFormProps } from '../parts/note-form.tsx';
import { ResultList } from '../parts/result-list.tsx';
import { ShareResult } from './share-results.tsx';

const NoteForm = whenWanted<NoteFormProps>({ load: async () => (await import('../parts/note-form.tsx')).NoteForm });

export interface NotedResultsProps {
  readonly title: string;
  readonly results: readonly ClosedResult[];
  readonly noted: ResultNotesControl;
}

/** The results of one day with what their person wrote to them, and the way to write it. */
export function NotedResults({ title, results, noted }: NotedResultsProps) {
  const t = useText('journal');
  const [edited, setEdited] = useState<string>();
  const { notes, setNote, tags } = noted;
  const save = (note: ResultNote): void => {
    setEdited(undefined);
    if (edited !== undefined && setNote?.(edited, note) === false) notify.problem(t('notes.notKept'));
  };
  return (
    <>
      <ResultList
        title={title}
        results={results}
        notes={notes}
        onEdit={setNote && (({ id }) => setEdited(id))}
        renderAction={(result) => <ShareResult result={result} />}
      />
      {edited === undefined ? undefined : (
        <NoteForm
          key={edited}
          before={notes.get(edited)}
          used={tags}
          hasRoom={hasRoom(notes, edited)}
          onSave={save}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
