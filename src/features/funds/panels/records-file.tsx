import { useTextsAhead } from '../../../core/i18n/use-text.ts';
import type { FileSheetProps } from '../../shared/export/panels/export-button.tsx';
import { FileSheet } from '../../shared/export/panels/file-sheet.tsx';
import { useReadRecords } from '../data/whole-records.ts';
import { depositColumns, transferColumns, withdrawalColumns } from '../model/record-columns.ts';

export type RecordKind = 'deposits' | 'withdrawals' | 'transfers';

export interface RecordsFileProps extends FileSheetProps {
  readonly kind: RecordKind;
}

/** All records of one kind as a file. */
export function RecordsFile({ kind, ...sheet }: RecordsFileProps) {
  useTextsAhead(['requests']);
  const read = useReadRecords();
  const files: Readonly<Record<RecordKind, () => ReturnType<typeof FileSheet>>> = {
    deposits: () => <FileSheet kind={kind} columns={depositColumns} read={read.deposits} {...sheet} />,
    withdrawals: () => <FileSheet kind={kind} columns={withdrawalColumns} read={read.withdrawals} {...sheet} />,
    transfers: () => <FileSheet kind={kind} columns={transferColumns} read={read.transfers} {...sheet} />,
  };
  return files[kind]();
}
