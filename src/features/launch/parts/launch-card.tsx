import { Link } from 'react-router-dom';
import type { Launch } from '../../../core/domain/products/launch.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import cards from '../../shared/product-page/parts/cards.module.css';
import styles from './launch.module.css';
import { PhaseLine } from './phase-line.tsx';
import { SoldBar } from './sold-bar.tsx';

export interface LaunchCardProps {
  readonly launch: Launch;
  readonly now: number;
}

/** One launch in the list; the whole card leads to it. */
export function LaunchCard({ launch, now }: LaunchCardProps) {
  return (
    <li>
      <Link className={cards['card']} to={pathWith(routes.ieo.subscribe, { id: launch.id })}>
        <span className={cards['head']}>
          <CoinMark name={launch.tokenName} logo={launch.logo} size={40} />
          <span className={cards['names']}>
            <span className={cards['name']}>{launch.title}</span>
            <span className={cards['small']}>
              {[launch.tokenName, launch.payName].filter((name) => name !== undefined).join(' · ')}
            </span>
          </span>
        </span>
        {launch.summary === undefined ? undefined : <span className={styles['summary']}>{launch.summary}</span>}
        <span className={cards['foot']}>
          <SoldBar launch={launch} />
        </span>
        <PhaseLine launch={launch} now={now} />
      </Link>
    </li>
  );
}
