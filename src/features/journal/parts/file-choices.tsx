import { IconDownload } from '../../../core/ui/icons/download.gen.tsx';
import styles from './file-choices.module.css';

export interface FileChoice<Id extends string> {
  readonly id: Id;
  readonly name: string;
  /** What it is, in one sentence. */
  readonly text: string;
}

export interface FileChoicesProps<Id extends string> {
  readonly label: string;
  readonly choices: readonly FileChoice<Id>[];
  readonly onSave: (id: Id) => void;
}

/** The files that can be saved; a tap saves one. */
export function FileChoices<Id extends string>({ label, choices, onSave }: FileChoicesProps<Id>) {
  return (
    <ul className={styles['rows']} aria-label={label}>
      {choices.map(({ id, name, text }) => (
        <li key={id}>
          <button type="button" className={styles['row']} onClick={() => onSave(id)}>
            <span className={styles['texts']}>
              <span>{name}</span>
              <span className={styles['text']}>{text}</span>
            </span>
            <IconDownload size={20} stroke={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
