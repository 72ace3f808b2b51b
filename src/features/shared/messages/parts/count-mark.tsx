import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import styles from './count-mark.module.css';

/** Above this count the badge says "more": the exact figure no longer matters. */
const largestShown = 99;

export interface CountMarkProps {
  readonly count: number;
  /** Beside notices: no message says which of them it repeats, so the two are not added up; in sight is the first there is. */
  readonly messages?: number | undefined;
  /** Of its words, for what is described by them. */
  readonly id?: string | undefined;
}

/** How many are unread; empty without any. */
export function CountMark({ count, messages = 0, id }: CountMarkProps) {
  const t = useText('messages');
  const format = useFormat();
  const counts = [count, messages].filter((one) => one > 0);
  if (counts.length === 0) return undefined;
  const most = `${format.count(largestShown)}+`;
  const [number = '', other] = counts.map((one) => (one > largestShown ? most : format.count(one)));
  return (
    <span className={styles['badge']}>
      <span aria-hidden="true">{number}</span>
      <span id={id} className={styles['spoken']}>
        {other === undefined ? t('unread', { number }) : t('unreadBoth', { notices: number, messages: other })}
      </span>
    </span>
  );
}
