import { IconDownload } from '../../../../core/ui/icons/download.gen.tsx';
import { Suspense, useState, type ReactNode } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { IconButton } from '../../../../core/ui/button.tsx';

/** A sheet that makes a file; its code comes when it is opened. */
export interface FileSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface ExportButtonProps {
  /** Draws the sheet that makes the file. */
  readonly children: (sheet: FileSheetProps) => ReactNode;
}

/** The way to a file of every record of a kind. The page does not wait for its words. */
export function ExportButton({ children }: ExportButtonProps) {
  return (
    <Suspense>
      <ButtonAndSheet>{children}</ButtonAndSheet>
    </Suspense>
  );
}

function ButtonAndSheet({ children }: ExportButtonProps) {
  const t = useText('records');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={t('export.open')} onClick={() => setIsOpen(true)}>
        <IconDownload size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      {children({ isOpen, onClose: () => setIsOpen(false) })}
    </>
  );
}
