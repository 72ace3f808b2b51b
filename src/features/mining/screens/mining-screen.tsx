import { IconHelp } from '../../../core/ui/icons/help.gen.tsx';
import { IconLock } from '../../../core/ui/icons/lock.gen.tsx';
import { IconStack2 } from '../../../core/ui/icons/stack-2.gen.tsx';
import { useSearchParams } from 'react-router-dom';
import type { MiningCurrency } from '../../../core/domain/finance/lock-mining.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkRow, LinkRows } from '../../../core/ui/lists/link-rows.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { TabPanel, Tabs } from '../../../core/ui/page/tabs.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { LossWarning } from '../../shared/caution/parts/loss-warning.tsx';
import { PagedList } from '../../shared/request-list/parts/paged-list.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useMiningClasses, useMiningCurrencies, useMiningProducts } from '../data/mining-offer.ts';
import { ProductRow } from '../parts/product-row.tsx';

const panelId = 'mining-products';

/** The products with term and rate. `?currency` and `?class` filter them. */
export default function MiningScreen() {
  useTextsAhead(['mining', 'finance']);
  const t = useText('mining');
  const hasClasses = useMiningClasses().data?.length !== 0;
  return (
    <Page title={t('title')} back={routes.financial.index}>
      <LossWarning />
      <p className={styles['heading']}>
        <span className={styles['note']}>{t('alsoCalled')}</span>
      </p>
      <ProductList />
      <LinkRows title={t('more')}>
        <LinkRow to={routes.lockming.order} label={t('mine')} icon={IconLock} />
        {hasClasses ? <LinkRow to={routes.lockming.lockmingclass} label={t('classes')} icon={IconStack2} /> : undefined}
        <LinkRow to={routes.lockming.welcome} label={t('how')} icon={IconHelp} />
      </LinkRows>
    </Page>
  );
}

/** The products, or why there are none. */
export function ProductList() {
  const { data, error, refetch } = useMiningCurrencies();
  return (
    <>
      {data === undefined && error === null ? <SkeletonRows count={5} height={56} /> : undefined}
      {error === null ? undefined : <ErrorState error={error} onRetry={() => void refetch()} />}
      <UnreadableRows of={data} />
      {data === undefined ? undefined : <Offer currencies={data} />}
    </>
  );
}

function Offer({ currencies }: { readonly currencies: readonly MiningCurrency[] }) {
  const t = useText('mining');
  const [question, setQuestion] = useSearchParams();
  const classId = question.get('class') ?? undefined;
  const chosen = currencies.find(({ id }) => id === question.get('currency')) ?? currencies[0];
  const products = useMiningProducts(chosen?.id, classId);
  const named = useMiningClasses().data?.find(({ id }) => id === classId)?.name;
  if (chosen === undefined) return <EmptyState title={t('none')} />;
  const label = named ?? t('products');
  return (
    <>
      <div className={styles['heading']}>
        <h2>{label}</h2>
      </div>
      <Tabs
        label={t('currency')}
        items={currencies.map(({ id, name }) => ({ id, label: name }))}
        selected={chosen.id}
        onSelect={(currency) =>
          setQuestion({ currency, ...(classId === undefined ? {} : { class: classId }) }, { replace: true })
        }
        panelId={panelId}
      />
      <TabPanel id={panelId} label={chosen.name}>
        <PagedList
          label={label}
          empty={t('none')}
          list={products}
          renderRow={(product) => <ProductRow key={product.id} product={product} classId={classId} />}
        />
      </TabPanel>
      <p className={styles['heading']}>
        <span className={styles['note']}>{t('source')}</span>
      </p>
    </>
  );
}
