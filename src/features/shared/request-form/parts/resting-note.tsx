import { useText } from '../../../../core/i18n/use-text.ts';
import styles from './requests.module.css';

export interface RestingNoteProps {
  /** By which the button names it as its description. */
  readonly id: string;
  /** The page shows figures of an earlier visit. */
  readonly isPast: boolean;
}

/** Stands near what sends, while it rests. */
export function RestingNote({ id, isPast }: RestingNoteProps) {
  const t = useText('connection');
  return isPast ? (
    <p id={id} className={styles['resting']} role="status">
      {t('noWay.rests')}
    </p>
  ) : undefined;
}
