import { useTextsAhead } from '../../../core/i18n/use-text.ts';
import type { FileSheetProps } from '../../shared/export/panels/export-button.tsx';
import { FileSheet } from '../../shared/export/panels/file-sheet.tsx';
import { useReadLoans } from '../data/whole-loans.ts';
import { loanColumns } from '../model/loan-columns.ts';

/** Every loan as a file. */
export function LoansFile(sheet: FileSheetProps) {
  useTextsAhead(['requests']);
  return <FileSheet kind="loans" columns={loanColumns} read={useReadLoans()} {...sheet} />;
}
