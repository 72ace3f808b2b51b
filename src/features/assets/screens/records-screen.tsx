import { useLocation, useSearchParams } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { useWallets } from '../../shared/wallets/data/wallets.ts';
import { billGroups } from '../model/bill-kinds.ts';
import { currenciesOf } from '../model/held-currencies.ts';
import styles from './assets-screen.module.css';
import { BillsSection } from '../panels/bills-section.tsx';

/** All bills, or those that the address asks for. As the bills of the settings it returns there. */
export function RecordsScreen() {
  const t = useText('assets');
  const { data } = useWallets();
  const [question] = useSearchParams();
  const firstGroup = billGroups.find((group) => group === question.get('kind'));
  const isSetting = useLocation().pathname === routes.setting.bill;
  return (
    <Page title={t('bills.all')} back={isSetting ? routes.setting.setting : routes.fund.assets} wide>
      <div className={styles['note']}>
        <LinkButton to={pathWith(routes.fund.select, { for: 'records' })} variant="secondary" size="small">
          {t('bills.byCoin')}
        </LinkButton>
      </div>
      <BillsSection
        key={firstGroup}
        currencies={data === undefined ? [] : currenciesOf(data)}
        firstGroup={firstGroup}
      />
    </Page>
  );
}
