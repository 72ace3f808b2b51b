import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { Link } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import styles from './terms-link.module.css';

/** For visitors: who runs the platform, what it costs and on which terms. */
export function TermsLink() {
  const t = useText('content');
  return (
    <Link to={pathWith(routes.common.aboutuslist, { section: 'terms' })} className={styles['link']}>
      {t('terms.title')}
    </Link>
  );
}
