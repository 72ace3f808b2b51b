import { useText } from '../../../core/i18n/use-text.ts';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import { incompleteMark } from '../../shared/export/model/csv.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import type { FileKind } from '../model/journal-files.ts';
import { useJournalFiles, type JournalFilesOf } from '../operations/use-journal-files.ts';
import { FileChoices, type FileChoice } from '../parts/file-choices.tsx';
import { usePeriodName } from '../parts/period-head.tsx';
import styles from '../parts/journal.module.css';

export interface SaveSheetProps extends JournalFilesOf {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function SaveSheet({ isOpen, ...props }: SaveSheetProps) {
  return isOpen ? <OpenSaveSheet {...props} /> : undefined;
}

/** Proper names. */
const tools = { koinly: 'Koinly', cointracking: 'CoinTracking' } as const;

/** What can be saved of a period, what each file is, and what no file has. */
function OpenSaveSheet({ onClose, ...of }: Omit<SaveSheetProps, 'isOpen'>) {
  const t = useText('journal');
  const format = useFormat();
  const period = usePeriodName()(of.period);
  const { kinds, noTool, leftOut, save } = useJournalFiles(of, period);
  const choices: readonly FileChoice<FileKind>[] = kinds.map((id) => ({
    id,
    name: id === 'csv' || id === 'statement' ? t(`files.${id}`) : tools[id],
    text: t(`files.${id}Text`),
  }));
  const hasTools = kinds.includes('koinly');
  const onSave = (id: FileKind): void => {
    void save(id);
    onClose();
  };
  return (
    <Sheet isOpen onClose={onClose} title={t('save')}>
      <p className={styles['fileNote']}>{period}</p>
      {of.records.isWhole ? undefined : <p className={styles['fileCaution']}>{t('files.incomplete')}</p>}
      {choices.length === 0 ? <p>{t('emptyPeriod')}</p> : undefined}
      <FileChoices label={t('save')} choices={choices} onSave={onSave} />
      {hasTools ? <p className={styles['fileNote']}>{t('files.scope')}</p> : undefined}
      {hasTools && leftOut > 0 ? (
        <p className={styles['fileCaution']}>
          {t('files.leftOut', { n: format.count(leftOut), mark: incompleteMark })}
        </p>
      ) : undefined}
      {noTool === undefined ? undefined : <p className={styles['fileNote']}>{t(`files.${noTool}`)}</p>}
    </Sheet>
  );
}
