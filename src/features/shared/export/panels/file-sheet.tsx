import { useExportContext } from '../data/export-context.ts';
import type { Column } from '../model/csv.ts';
import { exportTable } from '../model/export-file.ts';
import type { ReadPage } from '../model/read-to-end.ts';
import { ExportSheet } from '../parts/export-sheet.tsx';
import type { FileSheetProps } from './export-button.tsx';

export interface FileOf<Row> {
  /** Of the file's name, with hyphens. */
  readonly kind: string;
  readonly columns: (serverZone: string | undefined) => readonly Column<Row>[];
  readonly read: ReadPage<Row>;
  /** The filter that is set on the screen: the file holds what is shown. */
  readonly shows?: ((row: Row) => boolean) | undefined;
}

/** Every record of one kind as a file, read to its end while the sheet is open. */
export function FileSheet<Row extends { readonly id: string }>({
  isOpen,
  onClose,
  ...records
}: FileSheetProps & FileOf<Row>) {
  const { now, ...origin } = useExportContext();
  return isOpen ? (
    <ExportSheet key={records.kind} table={exportTable({ ...records, origin })} now={now} onClose={onClose} />
  ) : undefined;
}
