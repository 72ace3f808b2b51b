import { Link } from 'react-router-dom';
import { useText } from '../../../../core/i18n/use-text.ts';
import { limitsPath } from '../../../shared/limits/model/limits-path.ts';
import styles from './limits-link.module.css';

/** One tap to the person's own limits, a break, and what today came to. */
export function LimitsLink() {
  const t = useText('trading');
  return (
    <Link to={limitsPath} className={styles['link']}>
      {t('limitsLink')}
    </Link>
  );
}
