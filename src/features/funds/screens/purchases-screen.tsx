import { isOpenPurchase } from '../../../core/domain/purchase.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { SkeletonRows } from '../../../core/ui/list-state.tsx';
import { Page } from '../../../core/ui/page.tsx';
import { usePurchases } from '../data/purchases.ts';
import { RegionRow } from '../../shared/regions/screens/region-row.tsx';
import { isUnderWay } from '../../../core/sending/request-state.ts';
import styles from '../../shared/requests/parts/requests.module.css';
import { Notice } from '../../shared/requests/parts/notice.tsx';
import { OneAtATime } from '../../shared/requests/parts/one-at-a-time.tsx';
import { PurchaseForm } from './purchase-form.tsx';
import { PurchaseList } from './purchase-list.tsx';
import { PurchasesExport } from './purchases-export.tsx';
import { usePurchaseRequest } from './use-purchase-request.ts';

/** Crypto for a bank transfer: the order form, and the person's orders. */
export default function PurchasesScreen() {
  const t = useText('purchases');
  return (
    <Page title={t('title')} back={routes.home}>
      <Offer />
      <div className={styles['form']}>
        <RegionRow to={routes.openLocation} />
      </div>
      <div className={styles['heading']}>
        <h2>{t('mine')}</h2>
        <PurchasesExport />
      </div>
      <PurchaseList labels="quick" />
    </Page>
  );
}

/** The form, or the order that has to be finished first. */
function Offer() {
  const t = useText('purchases');
  const funds = useText('funds');
  const { rows, error } = usePurchases();
  const request = usePurchaseRequest();
  const open = rows?.find(isOpenPurchase);
  if (rows === undefined && error === null) return <SkeletonRows count={4} height={64} />;
  // Where a server has no such orders, nothing is asked of the person that could not be sent.
  if (error?.kind === 'unavailable' && rows === undefined && request.state.kind === 'idle')
    return (
      <div className={styles['form']}>
        <LinkButton to={routes.fund.receive} isWide>
          {funds('deposit.title')}
        </LinkButton>
      </div>
    );
  const isForm = open === undefined || isUnderWay(request.state);
  return (
    <OneAtATime
      request={request}
      done={() => ({ title: t('placed'), text: <p>{t('placedText')}</p> })}
      recordsPath={routes.common.c2c}
      first={
        isForm ? undefined : (
          <Notice
            tone="wait"
            title={t('open')}
            actions={
              <LinkButton to={pathWith(routes.common.c2cshow, { id: open.id })} size="small">
                {t('toOrder')}
              </LinkButton>
            }
          >
            <p>{t('openText')}</p>
          </Notice>
        )
      }
      form={isForm ? <PurchaseForm request={request} /> : undefined}
    />
  );
}
