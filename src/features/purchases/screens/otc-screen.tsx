import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useHasNoPurchases } from '../operations/use-has-no-purchases.ts';
import { NoPurchases } from '../panels/no-purchases.tsx';
import { PurchaseList } from '../panels/purchase-list.tsx';
import { PurchasesExport } from '../panels/purchases-export.tsx';

/** The same orders in the words of a match between two persons. */
export default function OtcScreen() {
  const t = useText('purchases');
  if (useHasNoPurchases())
    return (
      <Page title={t('otcTitle')} back={routes.home}>
        <NoPurchases name={t('otcTitle')} />
      </Page>
    );
  return (
    <Page title={t('otcTitle')} back={routes.home} actions={<PurchasesExport />} wide>
      <div className={styles['form']}>
        <p className={styles['note']}>{t('otcText')}</p>
        <LinkButton to={routes.common.c2c} isWide>
          {t('newOrder')}
        </LinkButton>
      </div>
      <PurchaseList labels="otc" />
    </Page>
  );
}
