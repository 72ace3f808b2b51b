import { useExportContext } from '../../shared/export/data/export-context.ts';
import { exportTable, type ExportTable } from '../../shared/export/model/export-file.ts';
import { ExportSheet } from '../../shared/export/parts/export-sheet.tsx';
import { useReadRecords } from '../data/whole-records.ts';
import { depositColumns, loanColumns, purchaseColumns, withdrawalColumns } from '../model/record-columns.ts';

export type RecordKind = 'deposits' | 'withdrawals' | 'loans' | 'purchases';

export interface RecordsFileProps {
  readonly kind: RecordKind;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** All records of one kind as a file. */
export function RecordsFile({ kind, isOpen, onClose }: RecordsFileProps) {
  const { now, ...origin } = useExportContext();
  const read = useReadRecords();
  const tables: Readonly<Record<RecordKind, () => ExportTable>> = {
    deposits: () => exportTable({ kind, origin, columns: depositColumns, read: read.deposits }),
    withdrawals: () => exportTable({ kind, origin, columns: withdrawalColumns, read: read.withdrawals }),
    loans: () => exportTable({ kind, origin, columns: loanColumns, read: read.loans }),
    purchases: () => exportTable({ kind, origin, columns: purchaseColumns, read: read.purchases }),
  };
  return isOpen ? <ExportSheet key={kind} table={tables[kind]()} now={now} onClose={onClose} /> : undefined;
}
