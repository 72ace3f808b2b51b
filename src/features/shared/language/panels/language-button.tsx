import { useState } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { IconButton } from '../../../../core/ui/button.tsx';
import { IconWorld } from '../../../../core/ui/icons/world.gen.tsx';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import type { LanguageSheetProps } from './language-sheet.tsx';

const LanguageSheet = whenWanted<LanguageSheetProps>({
  load: async () => (await import('./language-sheet.tsx')).LanguageSheet,
  isWanted: ({ isOpen }) => isOpen,
});

/** The language for visitors, who have no settings in sight: two taps from the pages that they see first. */
export function LanguageButton() {
  const t = useText('shared');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={t('language')} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <IconWorld size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <LanguageSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
