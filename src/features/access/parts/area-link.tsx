import { Link } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import styles from './area-link.module.css';

/** The dialling code of a number, with a link to choose another. */
export function AreaLink({ areaCode }: { readonly areaCode: string }) {
  const t = useText('access');
  const shown = areaCode === '' ? '+…' : `+${areaCode}`;
  return (
    <Link to={routes.common.area} className={styles['area']} aria-label={`${shown} ${t('area.title')}`}>
      {shown}
    </Link>
  );
}
