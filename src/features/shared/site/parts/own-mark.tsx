import { ownMarkPaths } from './own-mark-paths.ts';
import styles from './own-mark.module.css';

/** The product's own mark: shown until the operator's has loaded, and without one. */
export function OwnMark() {
  return (
    <svg className={styles['mark']} viewBox="0 0 48 48" aria-hidden="true">
      {ownMarkPaths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
