import { useState } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { IconButton } from '../../../core/ui/button.tsx';
import { IconDownload } from '../../../core/ui/icons/download.gen.tsx';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import type { SaveSheetProps } from './save-sheet.tsx';

const SaveSheet = whenWanted<SaveSheetProps>({
  load: async () => (await import('./save-sheet.tsx')).SaveSheet,
  isWanted: ({ isOpen }) => isOpen,
});

/** The way to the files of a period; what makes them comes when it is opened. */
export function SaveResults(props: Omit<SaveSheetProps, 'isOpen' | 'onClose'>) {
  const t = useText('journal');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={t('save')} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <IconDownload size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <SaveSheet {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
