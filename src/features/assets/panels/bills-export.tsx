import { useTextsAhead } from '../../../core/i18n/use-text.ts';
import type { CurrencyId } from '../../../core/domain/market/instrument.ts';
import type { FileSheetProps } from '../../shared/export/panels/export-button.tsx';
import { FileSheet } from '../../shared/export/panels/file-sheet.tsx';
import { useReadBills } from '../data/bills.ts';
import { billColumns } from '../model/bill-columns.ts';

export interface BillsExportProps extends FileSheetProps {
  /** Of this currency alone; of all when absent. */
  readonly currencyId?: CurrencyId | undefined;
}

/** Everything that moved in this account as a file, of every kind. */
export function BillsExport({ currencyId, ...sheet }: BillsExportProps) {
  useTextsAhead(['requests']);
  return <FileSheet kind="bills" columns={billColumns} read={useReadBills(currencyId)} {...sheet} />;
}
