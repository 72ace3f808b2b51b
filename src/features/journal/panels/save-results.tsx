import { useText } from '../../../core/i18n/use-text.ts';
import { IconButton } from '../../../core/ui/button.tsx';
import { IconDownload } from '../../../core/ui/icons/download.gen.tsx';
import { notify } from '../../../core/ui/notify.ts';
import { saveAsFile } from '../../../core/ui/save-as-file.ts';
import { useExportContext } from '../../shared/export/data/export-context.ts';
import { csvFile } from '../../shared/export/model/csv.ts';
import { exportTable, fileName } from '../../shared/export/model/export-file.ts';
import type { ClosedResult } from '../model/closed-result.ts';
import type { JournalRecords } from '../model/record-reading.ts';
import { resultColumns } from '../model/result-columns.ts';

interface SaveResultsProps {
  /** Those that the page shows. */
  readonly results: readonly ClosedResult[];
  /** Part of the file's name; empty for everything. */
  readonly period: string;
  /** What they were taken from. */
  readonly records: JournalRecords;
}

/** The results that are shown as a CSV file; each row says whose money it is, and an incomplete file says so. */
export function SaveResults({ results, period, records }: SaveResultsProps) {
  const { isWhole, lacking } = records;
  const unreadable = lacking.unreadable?.length ?? 0;
  const missing = records.missing.map(({ id, read }) => `${id} (${read} read)`);
  const t = useText('journal');
  const { now, ...origin } = useExportContext();
  const save = async (): Promise<void> => {
    const { mode, names, read } = exportTable({
      kind: 'closed-results',
      origin,
      columns: resultColumns,
      read: async () => Promise.resolve({ items: results, hasMore: false, total: results.length }),
    });
    const { items } = await read(1, results.length);
    const kind = period === '' ? 'closed-results' : `closed-results_${period}`;
    const name = fileName({ kind, mode, at: now(), isWhole });
    const rows = items.map(({ cells }) => cells);
    saveAsFile(csvFile({ names, rows, isWhole, unreadable, missing }), name, 'text/csv;charset=utf-8');
    notify.success(t('saved', { name }));
  };
  return (
    <IconButton label={t('save')} onClick={() => void save()}>
      <IconDownload size={20} stroke={1.75} aria-hidden="true" />
    </IconButton>
  );
}
