import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { Page } from '../../../core/ui/page/page.tsx';
import { RecordsExport } from '../panels/records-export.tsx';
import { TransferList } from '../panels/transfer-list.tsx';

/** Every transfer between the accounts. */
export default function TransferHistoryScreen() {
  useTextsAhead(['funds', 'records']);
  const t = useText('funds');
  return (
    <Page title={t('transfer.history')} back={routes.fund.transfer} actions={<RecordsExport kind="transfers" />} wide>
      <TransferList />
    </Page>
  );
}
