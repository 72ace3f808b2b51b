import { useTextsAhead } from '../../../core/i18n/use-text.ts';
import type { FileSheetProps } from '../../shared/export/panels/export-button.tsx';
import { FileSheet } from '../../shared/export/panels/file-sheet.tsx';
import { useReadDualHoldings } from '../data/whole-records.ts';
import { dualColumns } from '../model/record-columns.ts';

/** Every dual investment as a file. */
export function HoldingsFile(sheet: FileSheetProps) {
  useTextsAhead(['requests']);
  return <FileSheet kind="dual-investments" columns={dualColumns} read={useReadDualHoldings()} {...sheet} />;
}
