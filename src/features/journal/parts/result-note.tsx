import type { ResultNote } from '../model/result-notes.ts';
import styles from './result-note.module.css';

/** The tags of a result, and what its person wrote. */
export const ResultNoteLine = ({ of: { note, tags } }: { readonly of: ResultNote }) => (
  <div className={styles['note']}>
    {tags.map((tag) => (
      <span key={tag} className={styles['tag']} dir="auto">
        {tag}
      </span>
    ))}
    {note === '' ? undefined : <span dir="auto">{note}</span>}
  </div>
);
