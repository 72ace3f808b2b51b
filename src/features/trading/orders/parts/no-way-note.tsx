import { useText } from '../../../../core/i18n/use-text.ts';
import { useIsPast } from '../../../../core/session/use-is-past.ts';
import { useNoWay } from '../../../../core/session/use-no-way.ts';
import styles from './orders.module.css';

export interface NoWayNoteProps {
  /** By which the button names it as its description. */
  readonly id: string;
}

/** Stands near what sends while the server does not answer. It may answer the next request: a tap still sends, once. */
export function NoWayNote({ id }: NoWayNoteProps) {
  const t = useText('connection');
  const isPast = useIsPast();
  return useNoWay() === 'silent' ? (
    <p id={id} className={styles['asOf']} role="status">
      {t(isPast ? 'noWay.past' : 'noWay.silent')}
    </p>
  ) : undefined;
}
