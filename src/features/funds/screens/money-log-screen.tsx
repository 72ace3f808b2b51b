import { useSearchParams } from 'react-router-dom';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { Page } from '../../../core/ui/page/page.tsx';
import { TabPanel, Tabs } from '../../../core/ui/page/tabs.tsx';
import { DepositList } from '../panels/deposit-list.tsx';
import { RecordsExport } from '../panels/records-export.tsx';
import { WithdrawalList } from '../panels/withdrawal-list.tsx';

const views = ['deposits', 'withdrawals'] as const;
const panelId = 'money-log';

/** All reported payments, and all withdrawals. */
export default function MoneyLogScreen() {
  useTextsAhead(['withdrawal', 'funds', 'records', 'loans', 'requests', 'messages']);
  const t = useText('withdrawal');
  const [question, setQuestion] = useSearchParams();
  const view = views.find((one) => one === question.get('view')) ?? 'deposits';
  return (
    <Page
      title={t('log.title')}
      back={view === 'deposits' ? routes.fund.receive : routes.fund.withdraw}
      actions={<RecordsExport kind={view} />}
      wide
    >
      <Tabs
        label={t('log.title')}
        items={views.map((id) => ({ id, label: t(`log.${id}`) }))}
        selected={view}
        onSelect={(next) => setQuestion({ view: next }, { replace: true })}
        panelId={panelId}
      />
      <TabPanel id={panelId} label={t(`log.${view}`)}>
        {view === 'deposits' ? <DepositList /> : <WithdrawalList />}
      </TabPanel>
    </Page>
  );
}
