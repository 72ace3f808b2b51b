import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { ExportButton } from '../../shared/export/panels/export-button.tsx';
import type { RecordKind, RecordsFileProps } from './records-file.tsx';

const RecordsFile = whenWanted<RecordsFileProps>({
  load: async () => (await import('./records-file.tsx')).RecordsFile,
  isWanted: ({ isOpen }) => isOpen,
});

/** The way to a file of every record of a kind. */
export function RecordsExport({ kind }: { readonly kind: RecordKind }) {
  return <ExportButton>{(sheet) => <RecordsFile kind={kind} {...sheet} />}</ExportButton>;
}
