import { Link } from 'react-router-dom';
import { useAccount } from '../../../../core/account/use-account.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useFiat } from '../../fiat/data/fiat.ts';
import { assetsPaths } from '../../wallets/model/assets-path.ts';
import { useNetWorth } from '../operations/use-net-worth.ts';
import { DayResultLine } from '../parts/day-result.tsx';
import { WorthFigure } from '../parts/worth-figure.tsx';
import styles from './worth-row.module.css';

/** The net worth and its day on a page about something else; the way to its parts. */
export function WorthRow() {
  const t = useText('worth');
  const fiat = useFiat();
  const { id } = useAccount();
  const { worth, today, retry } = useNetWorth();
  return (
    <section className={styles['row']} aria-label={t('title')}>
      <Link to={assetsPaths[id]} className={styles['name']}>
        {t('title')}
      </Link>
      <WorthFigure worth={worth} fiat={fiat} size="var(--size-20)" onRetry={retry} />
      <DayResultLine today={today} fiat={fiat} />
    </section>
  );
}
