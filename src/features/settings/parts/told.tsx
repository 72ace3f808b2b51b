import styles from './told.module.css';

export interface ToldProps {
  readonly what: string;
  /** In smaller text below, each in its own line: the source, and the moment. */
  readonly more: readonly (string | undefined)[];
  /** Below that, as the protocol says it. */
  readonly wire?: string | undefined;
}

/** A statement, and what is to be said of it. */
export function Told({ what, more, wire }: ToldProps) {
  const lines = more.filter((line) => line !== undefined);
  return (
    <>
      {what}
      {lines.map((line) => (
        <span key={line} className={styles['more']}>
          {line}
        </span>
      ))}
      {wire === undefined ? undefined : (
        <span className={styles['more']} translate="no">
          {wire}
        </span>
      )}
    </>
  );
}
