import { Link } from 'react-router-dom';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../../core/navigation/routes.ts';
import { IconChevronRight } from '../../../../core/ui/icons/chevron-right.gen.tsx';
import { restingPricesMs } from '../../instruments/data/resting-prices.ts';
import styles from './data-saver-link.module.css';

export function DataSaverLink() {
  useTextsAhead(['market']);
  const t = useText('market');
  const format = useFormat();
  return (
    <Link className={styles['link']} to={pathWith(routes.setting.setting, { section: 'data' })}>
      <span>{t('dataSaver', { time: format.relativeAge(restingPricesMs) })}</span>
      <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
    </Link>
  );
}
