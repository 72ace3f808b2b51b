import { useState } from 'react';
import type { SavedAddress } from '../../../core/domain/wallets/payee.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { OptionList } from '../../../core/ui/lists/option-list.tsx';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import { networkName } from '../model/deposit-place.ts';

export interface SavedAddressChoiceProps {
  readonly addresses: readonly SavedAddress[];
  readonly onChoose: (address: SavedAddress) => void;
}

/** An address that the person has checked and saved, in full. */
export function SavedAddressChoice({ addresses, onChoose }: SavedAddressChoiceProps) {
  const t = useText('withdrawal');
  const [isOpen, setIsOpen] = useState(false);
  const choose = (id: string): void => {
    const found = addresses.find((one) => one.id === id);
    if (found !== undefined) onChoose(found);
    setIsOpen(false);
  };
  return (
    <>
      <Button variant="secondary" isWide aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('saved.choose')}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('saved.title')}>
        <OptionList
          label={t('saved.title')}
          options={addresses.map(({ id, address, network }) => ({
            id,
            label: address,
            description: networkName(network),
          }))}
          value={undefined}
          onChange={choose}
        />
      </Sheet>
    </>
  );
}
