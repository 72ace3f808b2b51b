import { useState } from 'react';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import {
  areTagsFine,
  hasTag,
  noteProblem,
  notesMost,
  tagLength,
  tagsIn,
  tagsMost,
  tagText,
  toggledTag,
  typedNote,
  type ResultNote,
} from '../model/result-notes.ts';
import styles from './result-note.module.css';

export interface NoteFormProps {
  /** Undefined for a result without one. */
  readonly before: ResultNote | undefined;
  /** Tags of other results. */
  readonly used: readonly string[];
  readonly hasRoom: boolean;
  readonly onSave: (note: ResultNote) => void;
  readonly onClose: () => void;
}

/** A note and tags to a result. */
export function NoteForm({ before, used, hasRoom, onSave, onClose }: NoteFormProps) {
  const t = useText('journal');
  const rules = useText('rules');
  const format = useFormat();
  const [note, setNote] = useState(before?.note ?? '');
  const [tags, setTags] = useState(tagText(before?.tags ?? []));
  const wrong = noteProblem(note);
  const areFine = areTagsFine(tags);
  const limits = { count: tagsMost, max: format.count(tagLength.max) };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('notes.title')}
      footer={
        <div className={styles['actions']}>
          <Button
            isWide
            disabled={wrong !== undefined || !areFine || !hasRoom}
            onClick={() => onSave(typedNote(note, tags))}
          >
            {t('notes.save')}
          </Button>
          {before === undefined ? undefined : (
            <Button variant="quiet" isWide onClick={() => onSave({ note: '', tags: [] })}>
              {t('notes.remove')}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles['form']}>
        {hasRoom ? undefined : <p role="alert">{t('notes.full', { max: format.count(notesMost) })}</p>}
        <TextField
          label={t('notes.note')}
          autoComplete="off"
          value={note}
          error={wrong && rules(wrong.key, wrong.params)}
          onChange={(event) => setNote(event.target.value)}
          data-autofocus=""
        />
        <TextField
          label={t('notes.tags')}
          autoComplete="off"
          value={tags}
          hint={t('notes.tagsHint')}
          error={areFine ? undefined : t('notes.tagsProblem', limits)}
          onChange={(event) => setTags(event.target.value)}
        />
        {used.length === 0 ? undefined : (
          <div className={styles['used']} role="group" aria-label={t('notes.used')}>
            {used.map((tag) => (
              <Button
                key={tag}
                variant="secondary"
                size="small"
                aria-pressed={hasTag(tagsIn(tags), tag)}
                onClick={() => setTags(toggledTag(tags, tag))}
              >
                {tag}
              </Button>
            ))}
          </div>
        )}
        <p className={styles['hint']}>{t('notes.here')}</p>
      </div>
    </Sheet>
  );
}
