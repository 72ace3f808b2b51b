import { useText } from '../../../core/i18n/use-text.ts';
import type { ProvenBy } from '../model/access-schemas.ts';
import styles from './not-reset.module.css';

/** One answer to every refusal: the words of the server could tell strangers who has an account. */
export function NotReset({ provenBy }: { readonly provenBy: ProvenBy }) {
  const t = useText('access');
  return (
    <p role="alert" className={styles['text']}>
      {t(provenBy === 'code' ? 'forget.refused' : 'forget.refusedOld')}
    </p>
  );
}
