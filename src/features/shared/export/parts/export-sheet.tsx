import { FailureText } from '../../../../core/ui/failures/failure-text.tsx';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { notify } from '../../../../core/ui/notify.ts';
import { saveAsFile } from '../../../../core/ui/save-as-file.ts';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { csvFile } from '../model/csv.ts';
import { fileName, type ExportTable } from '../model/export-file.ts';
import styles from './export-sheet.module.css';
import { useExport, type Export } from './use-export.ts';

export interface ExportSheetProps {
  readonly table: ExportTable;
  /** Epoch ms, now. */
  readonly now: () => number;
  readonly onClose: () => void;
}

/** Reads every record of one kind, shows the progress, and saves a file that says whether it is complete. */
export function ExportSheet({ table, now, onClose }: ExportSheetProps) {
  const t = useText('records');
  const run = useExport(table.read);
  const save = (): void => {
    const isWhole = run.result?.end === 'whole';
    const { kind, mode, names } = table;
    const name = fileName({ kind, mode, at: now(), isWhole });
    const rows = [...run.reading.rows.values()].map(({ cells }) => cells);
    saveAsFile(
      csvFile({ names, rows, isWhole, unreadable: run.reading.unreadable.size }),
      name,
      'text/csv;charset=utf-8',
    );
    notify.success(t('export.saved', { name }));
  };
  return (
    <Sheet isOpen onClose={onClose} title={t('export.title')} footer={<Actions run={run} onSave={save} />}>
      <p className={styles['intro']}>{t('export.intro')}</p>
      <Progress run={run} />
      <ul className={styles['notes']}>
        {table.mode === 'live' ? undefined : <li>{t('export.notReal')}</li>}
        <li>{table.isZoneKnown ? t('export.timesUtc') : t('export.zoneNotSaid')}</li>
        <li>{t('export.exact')}</li>
      </ul>
    </Sheet>
  );
}

function Progress({ run }: { readonly run: Export }) {
  const t = useText('records');
  const requests = useText('requests');
  const format = useFormat();
  const { reading, result } = run;
  const { total } = reading;
  const n = format.count(reading.rows.size);
  if (result === undefined) {
    return (
      <div role="status">
        <p>
          {total === undefined ? t('export.reading', { n }) : t('export.readingOf', { n, total: format.count(total) })}
        </p>
        <progress
          className={styles['bar']}
          aria-label={t('export.progress')}
          {...(total === undefined ? {} : { value: reading.rows.size, max: Math.max(1, total) })}
        />
      </div>
    );
  }
  if (result.end === 'lacking')
    return (
      <div role="alert" className={styles['broken']}>
        <p>
          {requests('unreadable.rows', { count: reading.unreadable.size, n: format.count(reading.unreadable.size) })}
        </p>
        <p>{t('export.lacking', { n })}</p>
      </div>
    );
  if (result.end === 'whole') {
    return <p role="status">{reading.rows.size === 0 ? t('export.nothing') : t('export.whole', { n })}</p>;
  }
  return (
    <div role="alert" className={styles['broken']}>
      {result.error === undefined ? <p>{t(`export.${wordOf[result.end]}`)}</p> : <FailureText error={result.error} />}
      <p>{t('export.notWhole', { n })}</p>
    </div>
  );
}

const wordOf = { stopped: 'stopped', failed: 'stopped', stuck: 'fewer', short: 'fewer' } as const;

function Actions({ run, onSave }: { readonly run: Export; readonly onSave: () => void }) {
  const t = useText('records');
  const { result, reading } = run;
  if (result === undefined) {
    return (
      <Button variant="secondary" isWide onClick={run.stop}>
        {t('export.stop')}
      </Button>
    );
  }
  const isWhole = result.end === 'whole';
  const again = result.end === 'stopped' || result.end === 'failed' ? run.goOn : run.startOver;
  return (
    <div className={styles['actions']}>
      {isWhole || result.error?.kind === 'unavailable' ? undefined : (
        <Button isWide onClick={again}>
          {result.end === 'stopped' ? t('export.goOn') : t('export.again')}
        </Button>
      )}
      {reading.rows.size === 0 ? undefined : (
        <Button variant={isWhole ? 'primary' : 'secondary'} isWide onClick={onSave}>
          {isWhole ? t('export.save') : t('export.saveIncomplete')}
        </Button>
      )}
    </div>
  );
}
