import styles from './ticket.module.css';

export interface TypedLabelProps {
  readonly verb: string;
  /** What was typed, where the verb does not say it. */
  readonly sum: string | undefined;
}

/** "Buy BTC · 100 USDT": the verb, and what was typed below it. */
export function TypedLabel({ verb, sum }: TypedLabelProps) {
  const mark = ' · ';
  if (sum === undefined) return verb;
  return (
    <span className={styles['typed']}>
      {verb}
      <span className={styles['spoken']}>{mark}</span>
      <span className={styles['typedSum']}>{sum}</span>
    </span>
  );
}
