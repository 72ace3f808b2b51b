import { useMemo } from 'react';
import { readProgram } from '../../../core/config/program.ts';
import { productName } from '../../../core/i18n/product-name.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { utcOffset } from '../../../core/i18n/utc-offset.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { notify } from '../../../core/ui/notify.ts';
import { saveAsFile } from '../../../core/ui/save-as-file.ts';
import { useExportContext } from '../../shared/export/data/export-context.ts';
import { fileName } from '../../shared/export/model/export-file.ts';
import { useReadServerZone } from '../../shared/server/data/use-server-zone.ts';
import { useSiteName } from '../../shared/site/operations/use-site-name.ts';
import type { ClosedResult } from '../model/closed-result.ts';
import { modeOf, noToolReason, resultsFile, type FileKind, type NoToolReason } from '../model/journal-files.ts';
import { resultsIn, startOf, type Period } from '../model/period.ts';
import type { JournalRecords } from '../model/record-reading.ts';
import type { ResultNotes } from '../model/result-notes.ts';
import { statementPage } from '../model/statement/statement-page.ts';
import { coinTrackingFile } from '../model/tax/cointracking.ts';
import { koinlyFile } from '../model/tax/koinly.ts';
import { taxEventsOf } from '../model/tax/tax-events.ts';

/** What files are made of. */
export interface JournalFilesOf {
  /** Those that the page shows: of one currency, behind its filter. */
  readonly shown: readonly ClosedResult[];
  /** The filter by a tag is set. */
  readonly isTagged: boolean;
  readonly notes: ResultNotes;
  readonly period: Period;
  readonly records: JournalRecords;
}

export interface JournalFiles {
  /** Those that can be saved. */
  readonly kinds: readonly FileKind[];
  /** Why there is no file for tools; undefined where there is. */
  readonly noTool: NoToolReason | undefined;
  /** Records of the period that are in no file for tools. */
  readonly leftOut: number;
  readonly save: (kind: FileKind) => Promise<void>;
}

interface Content {
  readonly text: string;
  readonly isWhole: boolean;
}

const page = { extension: 'html', type: 'text/html;charset=utf-8' } as const;
const table = { extension: 'csv', type: 'text/csv;charset=utf-8' } as const;

/** The files of a period: the table has what the page shows, all others everything of the period. */
export function useJournalFiles(of: JournalFilesOf, periodName: string): JournalFiles {
  const { shown, isTagged, notes, period, records } = of;
  const t = useText('journal');
  const format = useFormat();
  const site = useSiteName() ?? productName();
  const readZone = useReadServerZone();
  const { now, account, isDemo, serverZone } = useExportContext();
  const origin = { account, isDemo, serverZone };
  const mode = modeOf(origin);
  const all = useMemo(() => resultsIn(records.results, period), [records, period]);
  const tax = useMemo(
    () => taxEventsOf(records, period, { days: readZone(), server: serverZone }),
    [records, period, readZone, serverZone],
  );
  const noTool = noToolReason(origin, tax.isZoneMissing);
  const { version, build } = readProgram();
  const statement = (): string =>
    statementPage(
      all,
      {
        mode,
        period: periodName,
        site,
        program: [productName(), version, ...(build === undefined ? [] : [`(${build})`])].join(' '),
        madeAt: `${format.dateTime(now())} UTC${utcOffset(now())}`,
        serverZone,
        records,
      },
      {
        languageTag: format.languageTag,
        say: t,
        figure: (value) => format.amount(value),
        count: format.count,
        serverTime: format.serverWall,
      },
    );
  const contents: Readonly<Record<FileKind, () => Content | Promise<Content>>> = {
    csv: async () => ({
      text: await resultsFile({ results: shown, notes, records }, origin),
      isWhole: records.isWhole,
    }),
    statement: () => ({ text: statement(), isWhole: records.isWhole }),
    koinly: () => ({ text: koinlyFile(tax.events, mode), isWhole: records.isWhole && tax.leftOut === 0 }),
    cointracking: () => ({
      text: coinTrackingFile(tax.events, { exchange: site, mode }),
      isWhole: records.isWhole && tax.leftOut === 0,
    }),
  };
  const save = async (id: FileKind): Promise<void> => {
    const { text, isWhole } = await contents[id]();
    const start = startOf(period);
    const { extension, type } = id === 'statement' ? page : table;
    const what = id === 'csv' ? ['closed-results', ...(isTagged ? ['tagged'] : [])] : [id];
    const kind = [...what, ...(start === '' ? [] : [start])].join('_');
    const name = fileName({ kind, mode, at: now(), isWhole, extension });
    saveAsFile(text, name, type);
    notify.success(t('saved', { name }));
  };
  return {
    kinds: [
      ...(shown.length === 0 ? [] : (['csv'] as const)),
      ...(all.length === 0 ? [] : (['statement'] as const)),
      ...(tax.events.length === 0 || noTool !== undefined ? [] : (['koinly', 'cointracking'] as const)),
    ],
    noTool,
    leftOut: tax.leftOut,
    save,
  };
}
