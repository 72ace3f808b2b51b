import { useState, type ReactNode } from 'react';
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
import { TabsPlace } from '../../shared/product-page/parts/tabs-place.tsx';
import { PagedList } from '../../shared/request-list/parts/paged-list.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useMiningClasses, useMiningCurrencies, useMiningProducts } from '../data/mining-offer.ts';
import { inOrder, miningOrders, nameBeside, type MiningOrderBy } from '../model/mining-offer-order.ts';
import { ProductCard } from '../parts/product-card.tsx';

const panelId = 'mining-products';
const cardHeight = 172;

/** The products, or why there are none. Their order can be chosen in both. */
export function ProductList() {
  const { data, error, refetch } = useMiningCurrencies();
  const [order, setOrder] = useState<MiningOrderBy>('term');
  const choice = <OrderChoice order={order} onChange={setOrder} />;
  return (
    <>
      {data === undefined ? (
        <>
          <TabsPlace isReading={error === null} />
          {choice}
        </>
      ) : undefined}
      {data === undefined && error === null ? <SkeletonCards count={5} height={cardHeight} /> : undefined}
      {error === null ? undefined : <ErrorState error={error} onRetry={() => void refetch()} />}
      <UnreadableRows of={data} />
      {data === undefined ? undefined : <Offer currencies={data} order={order} choice={choice} />}
    </>
  );
}

interface OrderChoiceProps {
  readonly order: MiningOrderBy;
  readonly onChange: (order: MiningOrderBy) => void;
}

function OrderChoice({ order, onChange }: OrderChoiceProps) {
  const t = useText('mining');
  return (
    <div className={cards['bar']}>
      <Segmented
        label={t('sort.label')}
        options={miningOrders.map((id) => ({ id, label: t(`sort.${id}`) }))}
        value={order}
        onChange={onChange}
      />
    </div>
  );
}

interface OfferProps {
  readonly currencies: readonly MiningCurrency[];
  readonly order: MiningOrderBy;
  /** Where the order is chosen. */
  readonly choice: ReactNode;
}

/** Of one currency, sorted: so all of its pages are read at once. */
function Offer({ currencies, order, choice }: OfferProps) {
  const t = useText('mining');
  const [question, setQuestion] = useSearchParams();
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
        {choice}
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
