import { useTextsAhead } from '../../../core/i18n/use-text.ts';
import type { FileSheetProps } from '../../shared/export/panels/export-button.tsx';
import { FileSheet } from '../../shared/export/panels/file-sheet.tsx';
import { useReadPurchases } from '../data/whole-purchases.ts';
import { purchaseColumns } from '../model/purchase-columns.ts';

/** Every purchase as a file. */
export function PurchasesFile(sheet: FileSheetProps) {
  useTextsAhead(['requests']);
  return <FileSheet kind="purchases" columns={purchaseColumns} read={useReadPurchases()} {...sheet} />;
}
