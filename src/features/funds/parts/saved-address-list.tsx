import { useState } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { OptionList, type ListOption } from '../../../core/ui/lists/option-list.tsx';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import { networkName } from '../model/deposit-place.ts';
import type { NamedAddress } from '../model/saved-places.ts';
import styles from '../../shared/request-form/parts/requests.module.css';

export interface SavedAddressListProps {
  readonly addresses: readonly NamedAddress[];
  /** The id of the chosen one; undefined while none is chosen, or another address is typed. */
  readonly chosen: string | undefined;
  readonly isOther: boolean;
  readonly onChoose: (address: NamedAddress) => void;
  readonly onOther: () => void;
}

/** So many stand in the form; the others are in a sheet. */
const shownMost = 3;
const other = 'other';

/** The addresses that the person has checked and saved, each in full, and last the way to type another one. */
export function SavedAddressList({ addresses, chosen, isOther, onChoose, onOther }: SavedAddressListProps) {
  const t = useText('withdrawal');
  const [isOpen, setIsOpen] = useState(false);
  const choose = (id: string): void => {
    const found = addresses.find((one) => one.id === id);
    if (found === undefined) onOther();
    else onChoose(found);
    setIsOpen(false);
  };
  const optionOf = ({ id, label, address, network }: NamedAddress): ListOption<string> => {
    const name = [label, networkName(network)].filter(Boolean).join(' · ');
    return name === '' ? { id, label: address } : { id, label: name, description: address };
  };
  const value = isOther ? other : chosen;
  const first = addresses.slice(0, shownMost);
  const picked = addresses.find(({ id }) => id === chosen);
  const shown = picked === undefined || first.includes(picked) ? first : [picked, ...first.slice(0, shownMost - 1)];
  return (
    <section className={styles['ends']} aria-label={t('saved.title')}>
      <h2>{t('saved.title')}</h2>
      <OptionList
        isInForm
        label={t('saved.title')}
        options={[...shown.map(optionOf), { id: other, label: t('saved.other') }]}
        value={value}
        onChange={choose}
      />
      {addresses.length <= shownMost ? undefined : (
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t('saved.all')}
        </Button>
      )}
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('saved.title')}>
        <OptionList label={t('saved.title')} options={addresses.map(optionOf)} value={value} onChange={choose} />
      </Sheet>
    </section>
  );
}
