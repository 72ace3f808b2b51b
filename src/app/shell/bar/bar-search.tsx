import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { IconSearch } from '../../../core/ui/icons/search.gen.tsx';
import { topmostSheet } from '../../../core/ui/sheets/open-sheets.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import styles from './top-bar.module.css';

interface PaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What was typed before it was there. */
  readonly typed: string;
}

const Palette = whenWanted<PaletteProps>({
  load: async () => (await import('../../../features/market/companion.tsx')).MarketCompanion,
  isWanted: ({ isOpen }) => isOpen,
});

const openKeys = 'Ctrl+K';
/** A field that has not come by then will not: the keys belong to the page again. */
const patienceMs = 3_000;

/** Looks like a field, and opens one. So does Ctrl+K from everywhere, but not over a sheet. */
export function BarSearch() {
  const t = useText('market');
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const openedAt = useRef(0);
  const open = (at: number): void => {
    openedAt.current = at;
    setTyped('');
    setIsOpen(true);
  };
  const typeAhead = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setIsOpen(false);
    if (event.key.length === 1) setTyped((before) => before + event.key);
    event.preventDefault();
    event.stopPropagation();
  };
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    const isOnItsWay = isOpen && topmostSheet() === undefined && event.timeStamp - openedAt.current < patienceMs;
    if (isOnItsWay && !hasModifier) return typeAhead(event);
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (topmostSheet() === undefined) open(event.timeStamp);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles['open']}
        aria-haspopup="dialog"
        onClick={(event) => open(event.timeStamp)}
      >
        <IconSearch size={16} stroke={1.75} aria-hidden="true" />
        <span className={styles['words']}>{t('desk.bar.search')}</span>
        <kbd className={styles['keys']} aria-hidden="true">
          {openKeys}
        </kbd>
      </button>
      <Palette isOpen={isOpen} typed={typed} onClose={() => setIsOpen(false)} />
    </>
  );
}
