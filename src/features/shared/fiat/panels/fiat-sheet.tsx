import { Suspense } from 'react';
import { fiatCodes } from '../../../../core/domain/market/fiat.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { OptionList } from '../../../../core/ui/lists/option-list.tsx';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { useFiat } from '../data/fiat.ts';

export interface FiatSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Which state money values are shown in. */
export function FiatSheet({ isOpen, onClose }: FiatSheetProps) {
  const t = useText('worth');
  const { languageTag } = useFormat();
  const fiat = useFiat();
  const { rates } = fiat;
  const choices = fiatCodes.filter((code) => rates === undefined || rates[code] !== undefined);
  const names = new Intl.DisplayNames(languageTag, { type: 'currency' });
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('shownIn')}>
      <OptionList
        label={t('shownIn')}
        options={choices.map((code) => ({ id: code, label: code, description: names.of(code) }))}
        value={fiat.code}
        onChange={(code) => {
          fiat.choose(code);
          onClose();
        }}
      />
      <Suspense>{choices.length === 1 ? <DollarsOnly /> : undefined}</Suspense>
    </Sheet>
  );
}

function DollarsOnly() {
  const t = useText('assets');
  return <p>{t('dollarsOnly')}</p>;
}
