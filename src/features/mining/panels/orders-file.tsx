import type { FileSheetProps } from '../../shared/export/panels/export-button.tsx';
import { FileSheet } from '../../shared/export/panels/file-sheet.tsx';
import { useReadMiningOrders } from '../data/whole-records.ts';
import { miningColumns } from '../model/record-columns.ts';

/** Every lock-mining order as a file. */
export function OrdersFile(sheet: FileSheetProps) {
  return <FileSheet kind="lock-mining-orders" columns={miningColumns} read={useReadMiningOrders()} {...sheet} />;
}
