import { useTextsAhead } from '../../../core/i18n/use-text.ts';
import type { FileSheetProps } from '../../shared/export/panels/export-button.tsx';
import { FileSheet } from '../../shared/export/panels/file-sheet.tsx';
import { useReadArtRecords } from '../data/whole-records.ts';
import { bidColumns, wonColumns } from '../model/record-columns.ts';

export interface ArtFileProps extends FileSheetProps {
  readonly kind: 'won' | 'bids';
}

/** Every bid, or every auction that was won, as a file. */
export function RecordsFile({ kind, ...sheet }: ArtFileProps) {
  useTextsAhead(['requests']);
  const read = useReadArtRecords();
  return kind === 'won' ? (
    <FileSheet kind="auctions-won" columns={wonColumns} read={read.won} {...sheet} />
  ) : (
    <FileSheet kind="auction-bids" columns={bidColumns} read={read.bids} {...sheet} />
  );
}
