import { useState } from 'react';
import { languageNames } from '../../../../core/i18n/language-names.gen.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { OpenRow } from '../../../../core/ui/lists/row-group.tsx';
import { useLanguageChoice } from '../data/language-choice.ts';
import { LanguageSheet } from './language-sheet.tsx';

/** The language in use, as a row that changes it. */
export function LanguageRow() {
  const t = useText('shared');
  const { language } = useLanguageChoice();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <OpenRow label={t('language')} value={languageNames[language]} onOpen={() => setIsOpen(true)} />
      <LanguageSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
