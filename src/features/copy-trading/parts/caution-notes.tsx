import { useText } from '../../../core/i18n/use-text.ts';
import styles from './copy-trading.module.css';

/** Warnings about all traders, shown before one is chosen. */
export function CautionNotes({ isDemo }: { readonly isDemo: boolean }) {
  const t = useText('copyTrading');
  const notes = ['past', isDemo ? 'differs' : 'differsLive', 'costs'] as const;
  return (
    <ul className={styles['notes']}>
      {notes.map((note) => (
        <li key={note}>{t(`notes.${note}`)}</li>
      ))}
    </ul>
  );
}
