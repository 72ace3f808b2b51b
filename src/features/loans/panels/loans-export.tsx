import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { ExportButton, type FileSheetProps } from '../../shared/export/panels/export-button.tsx';

const LoansFile = whenWanted<FileSheetProps>({
  load: async () => (await import('./loans-file.tsx')).LoansFile,
  isWanted: ({ isOpen }) => isOpen,
});

/** The way to a file of every loan. */
export function LoansExport() {
  return <ExportButton>{(sheet) => <LoansFile {...sheet} />}</ExportButton>;
}
