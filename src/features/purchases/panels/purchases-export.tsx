import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { ExportButton, type FileSheetProps } from '../../shared/export/panels/export-button.tsx';

const PurchasesFile = whenWanted<FileSheetProps>({
  load: async () => (await import('./purchases-file.tsx')).PurchasesFile,
  isWanted: ({ isOpen }) => isOpen,
});

/** The way to a file of every purchase. */
export function PurchasesExport() {
  return <ExportButton>{(sheet) => <PurchasesFile {...sheet} />}</ExportButton>;
}
