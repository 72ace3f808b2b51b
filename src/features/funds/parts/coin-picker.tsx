import { IconChevronDown } from '../../../core/ui/icons/chevron-down.gen.tsx';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import { EmptyState } from '../../../core/ui/lists/list-state.tsx';
import { listKeys } from '../../../core/ui/lists/list-keys.ts';
import { OptionList } from '../../../core/ui/lists/option-list.tsx';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import { useDesktop } from '../../../core/ui/use-media.ts';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';

export interface PickableCoin {
  readonly id: string;
  readonly name: string;
  /** Its long name, where it is known. */
  readonly description?: string | undefined;
}

export interface CoinPickerProps {
  readonly label: string;
  readonly coins: readonly PickableCoin[];
  /** Undefined while none is chosen. */
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  /** Below the name of the chosen one. */
  readonly caption?: ReactNode;
}

/** This many fit on a screen; more get a search field. */
const fewest = 8;

/** One coin of many, chosen from a sheet. */
export function CoinPicker({ label, coins, selected, onSelect, caption }: CoinPickerProps) {
  const t = useText('funds');
  // A field that takes the focus brings up the keys of a phone, over the list.
  const isDesktop = useDesktop();
  const [isOpen, setIsOpen] = useState(false);
  const [word, setWord] = useState('');
  const chosen = coins.find(({ id }) => id === selected);
  const found = coins.filter(({ name, description = '' }) =>
    [name, description].some((text) => text.toUpperCase().includes(word.trim().toUpperCase())),
  );
  const close = (): void => {
    setIsOpen(false);
    setWord('');
  };
  const choose = (id: string): void => {
    onSelect(id);
    close();
  };
  return (
    <>
      <button type="button" className={styles['pick']} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {chosen === undefined ? undefined : <CoinMark name={chosen.name} size={28} />}
        <span className={styles['pickTexts']}>
          <span className={styles['caption']}>{label}</span>
          <span>
            {chosen?.name ?? t('coin.choose')} <span className={styles['caption']}>{chosen?.description}</span>
          </span>
          {caption === undefined ? undefined : <span className={styles['caption']}>{caption}</span>}
        </span>
        <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
      </button>
      <Sheet isOpen={isOpen} onClose={close} title={label}>
        {coins.length > fewest ? (
          <TextField
            label={t('coin.search')}
            type="search"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            value={word}
            data-autofocus={isDesktop ? '' : undefined}
            onKeyDown={listKeys}
            onChange={(event) => setWord(event.target.value)}
          />
        ) : undefined}
        {found.length === 0 ? <EmptyState title={t('coin.none')} /> : undefined}
        <OptionList
          label={label}
          options={found.map(({ id, name, description }) => ({
            id,
            label: name,
            description,
            leading: <CoinMark name={name} size={24} />,
          }))}
          value={selected}
          onChange={choose}
        />
      </Sheet>
    </>
  );
}
