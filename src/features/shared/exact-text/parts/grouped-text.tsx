import { inGroups } from '../model/in-groups.ts';
import styles from './exact-text.module.css';

/** The whole of an address, in groups as eyes compare them. */
export function GroupedText({ text }: { readonly text: string }) {
  return (
    <span className={styles['address']} translate="no">
      {inGroups(text).map(({ at, group }) => (
        <span key={at} className={styles['group']}>
          {group}
        </span>
      ))}
    </span>
  );
}
