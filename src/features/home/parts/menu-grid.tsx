import { IconDots } from '../../../core/ui/icons/dots.gen.tsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MenuEntry } from '../../../core/domain/server/site.ts';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { heldPlace } from '../../../core/ui/held-place.ts';
import { leavingPath } from '../../shared/outside/model/outside-address.ts';
import { isUsable, leadsInside, menuKindOf } from '../model/menu-entries.ts';
import { MenuIcon } from './menu-icon.tsx';
import styles from './menu-grid.module.css';

const shownAtFirst = 5;

/** The operator's entries in one row; what finds no room there is folded behind the last place. */
export function MenuGrid({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const t = useText('home');
  const [isOpen, setIsOpen] = useState(false);
  const { products, sure = products } = useRuntimeConfig();
  // Others than at first are others than the person is about to touch.
  const [atFirst] = useState(products);
  const usable = entries.filter((entry) => isUsable(entry, atFirst));
  const isFolded = !isOpen && usable.length > shownAtFirst;
  const shown = isFolded ? usable.slice(0, shownAtFirst - 1) : usable;
  return (
    <nav aria-label={t('menu.label')}>
      <ul className={styles['grid']}>
        {shown.map((entry) => (
          <li key={entry.id} style={heldPlace(isUsable(entry, sure))}>
            <MenuTile entry={entry} />
          </li>
        ))}
        {isFolded ? (
          <li>
            <button type="button" className={styles['tile']} aria-expanded={false} onClick={() => setIsOpen(true)}>
              <span className={styles['icon']}>
                <IconDots size={22} stroke={1.75} aria-hidden="true" />
              </span>
              <span className={styles['label']}>{t('menu.more')}</span>
            </button>
          </li>
        ) : undefined}
      </ul>
    </nav>
  );
}

function MenuTile({ entry }: { readonly entry: MenuEntry }) {
  const t = useText('home');
  const kind = menuKindOf(entry);
  const isOurs = leadsInside(entry);
  // Our page behind the key `c2c` is titled as the purchase that it is.
  const word = kind === 'c2c' && isOurs ? 'quickBuy' : kind;
  const inside = (
    <>
      <span className={styles['icon']}>
        <MenuIcon kind={kind} />
      </span>
      <span className={styles['label']}>{word === undefined ? entry.name : t(`menu.${word}`)}</span>
    </>
  );
  if (isOurs) {
    return (
      <Link to={entry.target} className={styles['tile']}>
        {inside}
      </Link>
    );
  }
  const outside = new URL(entry.target);
  return (
    <Link to={leavingPath(outside)} className={styles['tile']}>
      {inside}
      <span className={styles['spoken']}>{t('menu.outside', { host: outside.host })}</span>
    </Link>
  );
}

const iconSize = { width: 32, height: 26 } as const;

/** One row of the final size. */
export function MenuGridSkeleton() {
  return (
    <div className={styles['grid']} aria-hidden="true">
      {Array.from({ length: shownAtFirst }, (_, index) => (
        <div key={index} className={styles['tile']}>
          <span className={styles['blank']} style={iconSize} />
          <span className={styles['blank']} />
        </div>
      ))}
    </div>
  );
}
