import { useText } from '../../../core/i18n/use-text.ts';
import styles from './copy-trading.module.css';

export interface CautionNotesProps {
  readonly isDemo: boolean;
  /** That the past tells nothing stands elsewhere on the page. */
  readonly isPastSaid?: boolean | undefined;
}

/** Warnings about all traders, shown before one is chosen. */
export function CautionNotes({ isDemo, isPastSaid = false }: CautionNotesProps) {
  const t = useText('copyTrading');
  const others = [isDemo ? 'differs' : 'differsLive', 'costs'] as const;
  const notes = isPastSaid ? others : (['past', ...others] as const);
  return (
    <ul className={styles['notes']}>
      {notes.map((note) => (
        <li key={note}>{t(`notes.${note}`)}</li>
      ))}
    </ul>
  );
}
