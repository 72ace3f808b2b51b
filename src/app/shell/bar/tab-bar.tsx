import { IconBuildingBank } from '../../../core/ui/icons/building-bank.gen.tsx';
import { IconChartCandle } from '../../../core/ui/icons/chart-candle.gen.tsx';
import { IconChartLine } from '../../../core/ui/icons/chart-line.gen.tsx';
import { IconHome } from '../../../core/ui/icons/home.gen.tsx';
import { IconMoodPuzzled } from '../../../core/ui/icons/mood-puzzled.gen.tsx';
import { IconSchool } from '../../../core/ui/icons/school.gen.tsx';
import { IconSettings } from '../../../core/ui/icons/settings.gen.tsx';
import { IconWallet } from '../../../core/ui/icons/wallet.gen.tsx';
import type { Icon } from '../../../core/ui/icons/icon.tsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import type { TabId } from '../../../core/navigation/feature-route.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { heldPlace } from '../../../core/ui/held-place.ts';
import { longestWordStyle } from '../../../core/ui/longest-word.ts';
import { tabRoutes } from '../../routes/tab-set.ts';
import styles from './tab-bar.module.css';

const icons: Readonly<Record<TabId, Icon>> = {
  home: IconHome,
  market: IconChartLine,
  trade: IconChartCandle,
  simulated: IconSchool,
  finance: IconBuildingBank,
  assets: IconWallet,
  guess: IconMoodPuzzled,
};

export interface TabBarProps {
  readonly tabs: readonly TabId[];
  /** The same with those that the server is asked for: they keep their places. */
  readonly places: readonly TabId[];
  readonly selected: TabId | undefined;
  /** Runs when a finger touches a tab, just before the page changes. */
  readonly onTouch: (tab: TabId) => void;
}

/** The areas of the product: along the bottom of a phone, down the side of a desktop. */
export function TabBar({ tabs, places, selected, onTouch }: TabBarProps) {
  const t = useText('shell');
  // A place that turns out to be empty closes with the next page, not under the finger.
  const [held, setHeld] = useState({ selected, places });
  if (held.selected !== selected || held.places.length < places.length) setHeld({ selected, places });
  // One font size for all of them: that of the longest.
  const labels = held.places.map((tab) => t(`nav.${tab}`));
  return (
    <nav className={styles['bar']} aria-label={t('nav.label')}>
      <ul className={styles['tabs']} style={longestWordStyle(labels.join(' '))}>
        {held.places.map((tab) => {
          const TabIcon = icons[tab];
          return (
            <li key={tab} className={styles['item']} style={heldPlace(tabs.includes(tab))}>
              <Link
                to={tabRoutes[tab]}
                className={styles['tab']}
                aria-current={tab === selected ? 'page' : undefined}
                onPointerDown={() => onTouch(tab)}
              >
                <TabIcon size={22} stroke={1.75} aria-hidden="true" />
                <span className={styles['room']}>
                  <span className={styles['label']}>{t(`nav.${tab}`)}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <Link to={routes.setting.setting} className={styles['settings']}>
        <IconSettings size={22} stroke={1.75} aria-hidden="true" />
        <span className={styles['label']}>{t('nav.settings')}</span>
      </Link>
    </nav>
  );
}
