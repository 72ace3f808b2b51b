import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { IconSearch } from '../../../core/ui/icons/search.gen.tsx';
import { topmostSheet } from '../../../core/ui/sheets/open-sheets.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import styles from './top-bar.module.css';

interface PaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const Palette = whenWanted<PaletteProps>({
  load: async () => (await import('../../../features/market/companion.tsx')).MarketCompanion,
  isWanted: ({ isOpen }) => isOpen,
});

const openKeys = 'Ctrl+K';

/** Looks like a field, and opens one. So does Ctrl+K from everywhere, but not over a sheet. */
export function BarSearch() {
  const t = useText('market');
  const [isOpen, setIsOpen] = useState(false);
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (topmostSheet() === undefined) setIsOpen(true);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button type="button" className={styles['open']} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <IconSearch size={16} stroke={1.75} aria-hidden="true" />
        <span className={styles['words']}>{t('desk.bar.search')}</span>
        <kbd className={styles['keys']} aria-hidden="true">
          {openKeys}
        </kbd>
      </button>
      <Palette isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
