import { useState } from 'react';
import { FailureText } from '../../../../core/ui/failures/failure-text.tsx';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { Segmented } from '../../../../core/ui/fields/segmented.tsx';
import { notify } from '../../../../core/ui/notify.ts';
import { saveAsFile } from '../../../../core/ui/save-as-file.ts';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { DayField } from '../../request-form/parts/day-field.tsx';
import { csvFile } from '../model/csv.ts';
import { fileName, type ExportTable } from '../model/export-file.ts';
import { dayAt, isInSpan, spanChoices, spanName, spanOf, type Span, type SpanChoice } from '../model/export-span.ts';
import styles from './export-sheet.module.css';
import { useExport, type Export } from './use-export.ts';

export interface ExportSheetProps {
  readonly table: ExportTable;
  /** Epoch ms, now. */
  readonly now: () => number;
  readonly onClose: () => void;
}

/** Reads every record of one kind, lets days be chosen, shows the progress, and saves a file that says whether it is complete. */
export function ExportSheet({ table, now, onClose }: ExportSheetProps) {
  const t = useText('records');
  const run = useExport(table.read);
  const [choice, setChoice] = useState<SpanChoice>('all');
  const [custom, setCustom] = useState<Span>({});
  const today = dayAt(now(), table.serverZone);
  const span = spanOf(choice, today, custom);
  const chosen = [...run.reading.rows.values()].filter(({ day, isShown }) => isShown && isInSpan(span, day));
  const save = (): void => {
    const isWhole = run.result?.end === 'whole';
    const { mode, names } = table;
    const name = fileName({ kind: `${table.kind}${spanName(span)}`, mode, at: now(), isWhole });
    const rows = chosen.map(({ cells }) => cells);
    saveAsFile(
      csvFile({ names, rows, isWhole, unreadable: run.reading.unreadable.size }),
      name,
      'text/csv;charset=utf-8',
    );
    notify.success(t('export.saved', { name }));
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('export.title')}
      footer={<Actions run={run} count={chosen.length} onSave={save} />}
    >
      <p className={styles['intro']}>{t(table.isFiltered ? 'export.introFiltered' : 'export.intro')}</p>
      {table.hasDays ? (
        <SpanFields choice={choice} custom={custom} today={today} onChoose={setChoice} onChange={setCustom} />
      ) : undefined}
      <Progress run={run} count={chosen.length} />
      <ul className={styles['notes']}>
        {table.mode === 'live' ? undefined : <li>{t('export.notReal')}</li>}
        <li>{table.isZoneKnown ? t('export.timesUtc') : t('export.zoneNotSaid')}</li>
        <li>{t('export.exact')}</li>
      </ul>
    </Sheet>
  );
}

interface SpanFieldsProps {
  readonly choice: SpanChoice;
  readonly custom: Span;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly onChoose: (choice: SpanChoice) => void;
  readonly onChange: (span: Span) => void;
}

/** The days that the file holds. */
function SpanFields({ choice, custom, today, onChoose, onChange }: SpanFieldsProps) {
  const t = useText('records');
  const { from, to } = custom;
  const isWrong = from !== undefined && to !== undefined && from > to;
  return (
    <div className={styles['span']}>
      <Segmented
        label={t('export.span.label')}
        options={spanChoices.map((id) => ({ id, label: t(`export.span.${id}`) }))}
        value={choice}
        onChange={onChoose}
      />
      {choice === 'custom' ? (
        <div className={styles['days']}>
          <DayField
            label={t('filter.from')}
            value={from}
            today={today}
            onChange={(day) => onChange({ ...custom, from: day })}
          />
          <DayField
            label={t('filter.to')}
            value={to}
            today={today}
            error={isWrong ? t('filter.wrongSpan') : undefined}
            onChange={(day) => onChange({ ...custom, to: day })}
          />
        </div>
      ) : undefined}
    </div>
  );
}

interface ProgressProps {
  readonly run: Export;
  /** How many rows the file would hold. */
  readonly count: number;
}

function Progress({ run, count }: ProgressProps) {
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
    const isEmpty = reading.rows.size === 0;
    if (count === 0) return <p role="status">{t(isEmpty ? 'export.nothing' : 'export.noneChosen')}</p>;
    return <p role="status">{t('export.whole', { n: format.count(count) })}</p>;
  }
  return (
    <div role="alert" className={styles['broken']}>
      {result.error === undefined ? <p>{t(`export.${wordOf[result.end]}`)}</p> : <FailureText error={result.error} />}
      <p>{t('export.notWhole', { n })}</p>
    </div>
  );
}

const wordOf = { stopped: 'stopped', failed: 'stopped', stuck: 'fewer', short: 'fewer' } as const;

function Actions({ run, count, onSave }: ProgressProps & { readonly onSave: () => void }) {
  const t = useText('records');
  const { result } = run;
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
      {count === 0 ? undefined : (
        <Button variant={isWhole ? 'primary' : 'secondary'} isWide onClick={onSave}>
          {isWhole ? t('export.save') : t('export.saveIncomplete')}
        </Button>
      )}
    </div>
  );
}
