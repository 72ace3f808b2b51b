import { Link } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { IconSearch } from '../../../core/ui/icons/search.gen.tsx';
import styles from './top-bar.module.css';

/** Looks like the field that it leads to. */
export function BarSearch() {
  const t = useText('desk');
  return (
    <Link to={routes.market.search} className={styles['open']}>
      <IconSearch size={16} stroke={1.75} aria-hidden="true" />
      <span className={styles['words']}>{t('bar.search')}</span>
    </Link>
  );
}
