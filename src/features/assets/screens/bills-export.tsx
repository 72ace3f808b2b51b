import type { CurrencyId } from '../../../core/domain/instrument.ts';
import { useExportContext } from '../../shared/export/data/export-context.ts';
import { exportTable } from '../../shared/export/model/export-file.ts';
import { ExportSheet } from '../../shared/export/parts/export-sheet.tsx';
import { useReadBills } from '../data/bills.ts';
import { billColumns } from '../model/bill-columns.ts';

export interface BillsExportProps {
  /** Of this currency alone; of all when absent. */
  readonly currencyId?: CurrencyId | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Everything that moved in this account as a file, of every kind. */
export function BillsExport({ currencyId, isOpen, onClose }: BillsExportProps) {
  const { now, ...origin } = useExportContext();
  const read = useReadBills(currencyId);
  const table = exportTable({ kind: 'bills', origin, columns: billColumns, read });
  return isOpen ? <ExportSheet table={table} now={now} onClose={onClose} /> : undefined;
}
