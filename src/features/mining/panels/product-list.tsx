import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MiningCurrency } from '../../../core/domain/finance/lock-mining.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Segmented } from '../../../core/ui/fields/segmented.tsx';
import { EmptyState, ErrorState } from '../../../core/ui/lists/list-state.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { TabPanel, Tabs } from '../../../core/ui/page/tabs.tsx';
import { lackingAs } from '../../../core/domain/page.ts';
import { withLossWarning } from '../../shared/caution/parts/loss-warning.tsx';
import cards from '../../shared/product-page/parts/cards.module.css';
import { SkeletonCards } from '../../shared/product-page/parts/skeleton-cards.tsx';
import { PagedList } from '../../shared/request-list/parts/paged-list.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useMiningClasses, useMiningCurrencies, useMiningProducts } from '../data/mining-offer.ts';
import { inOrder, miningOrders, nameBeside, type MiningOrderBy } from '../model/mining-offer-order.ts';
import { ProductCard } from '../parts/product-card.tsx';

const panelId = 'mining-products';
const cardHeight = 136;

/** The products, or why there are none. */
export function ProductList() {
  const { data, error, refetch } = useMiningCurrencies();
  return (
    <>
      {data === undefined && error === null ? <SkeletonCards count={5} height={cardHeight} /> : undefined}
      {error === null ? undefined : <ErrorState error={error} onRetry={() => void refetch()} />}
      <UnreadableRows of={data} />
      {data === undefined ? undefined : <Offer currencies={data} />}
    </>
  );
}

/** Of one currency, sorted: so all of its pages are read at once. */
function Offer({ currencies }: { readonly currencies: readonly MiningCurrency[] }) {
  const t = useText('mining');
  const [question, setQuestion] = useSearchParams();
  const [order, setOrder] = useState<MiningOrderBy>('term');
  const classId = question.get('class') ?? undefined;
  const chosen = currencies.find(({ id }) => id === question.get('currency')) ?? currencies[0];
  const products = useMiningProducts(chosen?.id, classId, true);
  const { data: classes = [] } = useMiningClasses();
  const named = classes.find(({ id }) => id === classId)?.name;
  if (chosen === undefined) return <EmptyState title={t('none')} />;
  const label = named ?? t('products');
  const { rows } = products;
  return (
    <>
      {named === undefined ? undefined : (
        <div className={styles['heading']}>
          <h2>{named}</h2>
        </div>
      )}
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
        <div className={cards['bar']}>
          <Segmented
            label={t('sort.label')}
            options={miningOrders.map((id) => ({ id, label: t(`sort.${id}`) }))}
            value={order}
            onChange={setOrder}
          />
        </div>
        <PagedList
          label={label}
          empty={t('none')}
          cardHeight={cardHeight}
          arrange={withLossWarning}
          list={{ ...products, rows: rows === undefined ? undefined : lackingAs(inOrder(rows, order), rows) }}
          renderRow={(product) => (
            <ProductCard
              key={product.id}
              product={product}
              classId={classId}
              beside={nameBeside(product, rows ?? [], classes)}
            />
          )}
        />
      </TabPanel>
      <p className={styles['heading']}>
        <span className={styles['note']}>{t('source')}</span>
      </p>
    </>
  );
}
