import { useText } from '../../../core/i18n/use-text.ts';
import styles from './copy.module.css';

const notes = ['past', 'differs', 'costs'] as const;

/** What holds for every trader, before one is chosen. */
export function CautionNotes() {
  const t = useText('copyTrading');
  return (
    <ul className={styles['notes']}>
      {notes.map((note) => (
        <li key={note}>{t(`notes.${note}`)}</li>
      ))}
    </ul>
  );
}
