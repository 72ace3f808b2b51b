import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import styles from './count-mark.module.css';

/** Above this count the badge says "more": the exact figure no longer matters. */
const largestShown = 99;

export interface CountMarkProps {
  readonly count: number;
  /** Beside notices: no message says which of them it repeats, so the two are not added up; in sight is the first there is. */
  readonly messages?: number | undefined;
  /** Notices of practice money, never added to those of real money. */
  readonly practice?: number | undefined;
  /** Whether the page shows practice money: its number is then the one in sight. */
  readonly isPracticeFirst?: boolean | undefined;
  /** Of its words, for what is described by them. */
  readonly id?: string | undefined;
}

/** How many are unread; empty without any. */
export function CountMark({ count, messages = 0, practice = 0, isPracticeFirst = false, id }: CountMarkProps) {
  const t = useText('messages');
  const format = useFormat();
  const say = (one: number) =>
    one > largestShown ? `${format.count(largestShown)}+` : one > 0 ? format.count(one) : undefined;
  const [own, ofMessages, ofPractice] = [say(count), say(messages), say(practice)];
  const other = own ?? ofMessages;
  const number = isPracticeFirst ? (ofPractice ?? other) : (other ?? ofPractice);
  if (number === undefined) return undefined;
  const words =
    own !== undefined && ofMessages !== undefined
      ? t('unreadBoth', { notices: own, messages: ofMessages })
      : other === undefined
        ? undefined
        : t('unread', { number: other });
  const wordsOfPractice = ofPractice === undefined ? undefined : t('unreadPractice', { number: ofPractice });
  const isPractice = ofPractice !== undefined && (isPracticeFirst || other === undefined);
  return (
    <span className={styles['badge']} data-practice={isPractice}>
      <span aria-hidden="true">{number}</span>
      <span id={id} className={styles['spoken']}>
        {[words, wordsOfPractice].filter((one) => one !== undefined).join(' · ')}
      </span>
    </span>
  );
}
