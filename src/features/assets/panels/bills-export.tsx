import { useTextsAhead } from '../../../core/i18n/use-text.ts';
import type { FileSheetProps } from '../../shared/export/panels/export-button.tsx';
import { FileSheet } from '../../shared/export/panels/file-sheet.tsx';
import { useReadBills } from '../data/bills.ts';
import { billColumns } from '../model/bill-columns.ts';
import { billGroupOf } from '../model/bill-kinds.ts';
import type { ShownBills } from './bill-filters.tsx';

export interface BillsExportProps extends FileSheetProps {
  /** The filter that is set. */
  readonly shown: ShownBills;
}

/** The bills that are shown, as a file. */
export function BillsExport({ shown: { group, ...filter }, ...sheet }: BillsExportProps) {
  useTextsAhead(['requests']);
  const isFiltered = group !== undefined || Object.keys(filter).length > 0;
  return (
    <FileSheet
      kind="bills"
      columns={billColumns}
      read={useReadBills(filter)}
      shows={isFiltered ? (bill) => group === undefined || billGroupOf(bill) === group : undefined}
      {...sheet}
    />
  );
}
