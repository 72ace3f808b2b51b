import styles from './own-mark.module.css';

/** The product's own mark: shown until the operator's has loaded, and without one. */
export function OwnMark() {
  return (
    <svg className={styles['mark']} viewBox="0 0 48 48" aria-hidden="true">
      <path d="M8 34 20 22l8 8 12-12" />
      <path d="M8 24 20 12l8 8L40 8" />
    </svg>
  );
}
