import { useState } from 'react';
import { useActivities } from '../../../core/activity/use-activity.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { notify } from '../../../core/ui/notify.ts';
import { saveAsFile } from '../../../core/ui/save-as-file.ts';
import { Sheet } from '../../../core/ui/sheet.tsx';
import { Switch } from '../../../core/ui/switch.tsx';
import { useKnownFacts } from '../data/report-facts.ts';
import { helpReport } from '../model/help-report.ts';
import styles from './report-sheet.module.css';

const fileName = 'help-report.txt';

/** What happened lately, without secrets, for the person to send or not. */
export function ReportSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText('content');
  const { now, troubles, ...facts } = useKnownFacts();
  const [at] = useState(now);
  const [withAmounts, setWithAmounts] = useState(false);
  const live = useActivities('live').map((entry) => ({ ...entry, account: 'live' }));
  const practice = useActivities('moni').map((entry) => ({ ...entry, account: 'practice' }));
  const failed = troubles.map(({ at: moment, error }) => ({
    at: moment,
    account: 'call',
    kind: error.kind,
    text: error.kind === 'server' ? error.message : (error.detail ?? ''),
  }));
  const report = helpReport({ ...facts, at, messages: [...live, ...practice, ...failed] }, withAmounts);
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
    </Sheet>
  );
}
