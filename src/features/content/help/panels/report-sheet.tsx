import { useState } from 'react';
import { useActivities } from '../../../../core/activity/use-activity.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import { Button, LinkButton } from '../../../../core/ui/button.tsx';
import { notify } from '../../../../core/ui/notify.ts';
import { saveAsFile } from '../../../../core/ui/save-as-file.ts';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { Switch } from '../../../../core/ui/fields/switch.tsx';
import { useKnownFacts } from '../data/report-facts.ts';
import { helpReport, wordsOfFailure } from '../model/help-report.ts';
import styles from './report-sheet.module.css';

const fileName = 'help-report.txt';

export interface ReportSheetProps {
  /** The failure that the report is about. */
  readonly failure?: unknown;
  /** False on the support page itself. */
  readonly leadsToSupport?: boolean | undefined;
  readonly onClose: () => void;
}

/** A report of recent events without secrets, which the person may send. */
export function ReportSheet({ failure, leadsToSupport = false, onClose }: ReportSheetProps) {
  const t = useText('content');
  const { now, troubles, ...facts } = useKnownFacts();
  const [at] = useState(now);
  const [withAmounts, setWithAmounts] = useState(false);
  const live = useActivities('live').map((entry) => ({ ...entry, account: 'live' }));
  const practice = useActivities('moni').map((entry) => ({ ...entry, account: 'practice' }));
  const failed = troubles.map(({ at: moment, error }) => ({ at: moment, account: 'call', ...wordsOfFailure(error) }));
  const messages = [...live, ...practice, ...failed];
  const about = failure === undefined ? undefined : wordsOfFailure(failure);
  const report = helpReport({ ...facts, at, about, messages }, withAmounts);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(report);
      notify.success(t('report.copied'));
    } catch {
      notify.problem(t('report.notCopied'));
    }
  };
  const actions = (
    <div className={styles['actions']}>
      <Button variant="secondary" isWide onClick={() => saveAsFile(report, fileName, 'text/plain')}>
        {t('report.save')}
      </Button>
      <Button isWide onClick={() => void copy()}>
        {t('report.copy')}
      </Button>
    </div>
  );
  return (
    <Sheet isOpen onClose={onClose} title={t('report.title')} footer={actions}>
      <p className={styles['hint']}>{t('report.hint')}</p>
      <Switch label={t('report.amounts')} checked={withAmounts} onChange={setWithAmounts} />
      <pre className={styles['report']}>{report}</pre>
      {leadsToSupport ? (
        <LinkButton to={routes.kefu.index} variant="quiet" isWide onClick={onClose}>
          {t('report.support')}
        </LinkButton>
      ) : undefined}
    </Sheet>
  );
}
