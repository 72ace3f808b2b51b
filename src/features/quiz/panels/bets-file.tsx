import type { FileSheetProps } from '../../shared/export/panels/export-button.tsx';
import { FileSheet } from '../../shared/export/panels/file-sheet.tsx';
import { useReadBets } from '../data/whole-records.ts';
import { betColumns } from '../model/record-columns.ts';

/** Every bet as a file. */
export function BetsFile(sheet: FileSheetProps) {
  return <FileSheet kind="quiz-bets" columns={betColumns} read={useReadBets()} {...sheet} />;
}
