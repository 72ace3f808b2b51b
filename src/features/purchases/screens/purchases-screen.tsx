import { useState } from 'react';
import { isOpenPurchase } from '../../../core/domain/wallets/purchase.ts';
import { regionNamed } from '../../../core/domain/wallets/purchase-regions.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { useDesktop } from '../../../core/ui/use-media.ts';
import { usePurchases } from '../data/purchases.ts';
import { Split } from '../../shared/request-form/parts/split.tsx';
import { isUnderWay } from '../../../core/sending/request-state.ts';
import styles from '../../shared/request-form/parts/requests.module.css';
import { PurchaseFormBlank } from '../panels/purchase-form-blank.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { useMoneyWords } from '../../shared/request-words/parts/use-money-words.ts';
import { OneAtATime } from '../../shared/request-form/parts/one-at-a-time.tsx';
import { useHasNoPurchases } from '../operations/use-has-no-purchases.ts';
import { NoPurchases } from '../panels/no-purchases.tsx';
import { PurchaseForm } from '../panels/purchase-form.tsx';
import { PurchaseList } from '../panels/purchase-list.tsx';
import { PurchasesExport } from '../panels/purchases-export.tsx';
import { usePurchaseRequest } from '../operations/use-purchase-request.ts';

/** Crypto for a bank transfer: the order form, and the person's orders. */
export default function PurchasesScreen() {
  const t = useText('purchases');
  const request = usePurchaseRequest();
  const isHeld = useIsHeld();
  if (useHasNoPurchases() && request.state.kind === 'idle')
    return (
      <Page title={t('title')} back={routes.home}>
        <NoPurchases name={t('title')} />
      </Page>
    );
  return (
    <Page title={t('title')} back={routes.home} wide>
      <Split side={isHeld ? undefined : <Mine />}>
        <Offer request={request} />
      </Split>
    </Page>
  );
}

/** On a phone the orders stand below the form, whose height the latest of them decides: both come together. */
function useIsHeld(): boolean {
  const isDesktop = useDesktop();
  const { rows, error } = usePurchases();
  // Only before the first answer: the list asks again after a failure, and stays meanwhile.
  const [isAwaited, setIsAwaited] = useState(true);
  if (isAwaited && (rows !== undefined || error !== null)) setIsAwaited(false);
  return isAwaited && !isDesktop;
}

function Mine() {
  const t = useText('purchases');
  return (
    <>
      <div className={styles['heading']}>
        <h2>{t('mine')}</h2>
        <PurchasesExport />
      </div>
      <PurchaseList labels="quick" isBeside />
    </>
  );
}

/** The form, or the order that has to be finished first. */
function Offer({ request }: { readonly request: ReturnType<typeof usePurchaseRequest> }) {
  const t = useText('purchases');
  const inWords = useMoneyWords();
  const { rows, error } = usePurchases();
  const open = rows?.find(isOpenPurchase);
  if (rows === undefined && error === null) return <PurchaseFormBlank />;
  const isForm = open === undefined || isUnderWay(request.state);
  return (
    <OneAtATime
      request={request}
      named={({ currencyName, fiat, paid }) => `${t('title')} · ${currencyName} · ${inWords(paid, fiat)}`}
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
      form={
        isForm ? <PurchaseForm request={request} lastRegion={regionNamed(rows?.[0]?.country ?? '')?.code} /> : undefined
      }
    />
  );
}
