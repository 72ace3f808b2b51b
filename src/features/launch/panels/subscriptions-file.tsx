import type { FileSheetProps } from '../../shared/export/panels/export-button.tsx';
import { FileSheet } from '../../shared/export/panels/file-sheet.tsx';
import { useReadSubscriptions } from '../data/whole-records.ts';
import { subscriptionColumns } from '../model/record-columns.ts';

/** Every subscription as a file. */
export function SubscriptionsFile(sheet: FileSheetProps) {
  return <FileSheet kind="subscriptions" columns={subscriptionColumns} read={useReadSubscriptions()} {...sheet} />;
}
