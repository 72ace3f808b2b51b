import { useText } from '../../../../core/i18n/use-text.ts';
import { OptionList } from '../../../../core/ui/lists/option-list.tsx';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { useLanguageChoice } from '../data/language-choice.ts';

export interface LanguageSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The languages in their own words. A choice applies at once and closes the sheet. */
export function LanguageSheet({ isOpen, onClose }: LanguageSheetProps) {
  const t = useText('shared');
  const { language, options, choose } = useLanguageChoice();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('language')}>
      <OptionList
        label={t('language')}
        options={options}
        value={language}
        onChange={(chosen) => {
          choose(chosen);
          onClose();
        }}
      />
    </Sheet>
  );
}
