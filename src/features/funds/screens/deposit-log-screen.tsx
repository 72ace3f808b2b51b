import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { Page } from '../../../core/ui/page.tsx';
import { DepositList } from './deposit-list.tsx';

/** Every payment that was reported. */
export default function DepositLogScreen() {
  const t = useText('funds');
  return (
    <Page title={t('deposit.log')} back={routes.fund.receive}>
      <DepositList />
    </Page>
  );
}
