import { useState } from 'react';
import { dualKinds, payCurrency, type DualProduct } from '../../../core/domain/finance/dual-investment.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { Segmented } from '../../../core/ui/fields/segmented.tsx';
import { EmptyState, ErrorState } from '../../../core/ui/lists/list-state.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { Tabs } from '../../../core/ui/page/tabs.tsx';
import { withLossWarning } from '../../shared/caution/parts/loss-warning.tsx';
import cards from '../../shared/product-page/parts/cards.module.css';
import { SkeletonCards } from '../../shared/product-page/parts/skeleton-cards.tsx';
import { TabsPlace } from '../../shared/product-page/parts/tabs-place.tsx';
import { useQuote } from '../../shared/quotes/data/use-quote.ts';
import { useSpotBalance } from '../../shared/wallets/data/spot-balance.ts';
import { useDualProducts } from '../data/dual-offer.ts';
import { offerChoice, type OfferChoice } from '../data/offer-choice.ts';
import { dualOrders, needsName, offerInOrder } from '../model/dual-offer-order.ts';
import { ProductCard } from '../parts/product-card.tsx';
import styles from '../parts/past-products.module.css';

/** What is listed, or why nothing is there. The choices stay in both. */
export function ProductList() {
  const { data, error, refetch } = useDualProducts();
  const [choice, setChoice] = useState(offerChoice.read);
  const shared = {
    choice,
    onChange: (next: OfferChoice): void => {
      offerChoice.write(next);
      setChoice(next);
    },
  };
  return (
    <>
      {data === undefined ? <Choices {...shared} coins={[]} isReading={error === null} /> : undefined}
      {data === undefined && error === null ? <SkeletonCards count={4} height={184} /> : undefined}
      {error === null ? undefined : <ErrorState error={error} onRetry={() => void refetch()} />}
      <UnreadableRows of={data} />
      {data === undefined ? undefined : <Offer {...shared} products={data} />}
    </>
  );
}

interface ChoicesProps {
  readonly choice: OfferChoice;
  readonly onChange: (choice: OfferChoice) => void;
  /** None until they have been read. */
  readonly coins: readonly string[];
  readonly isReading?: boolean | undefined;
}

function Choices({ choice, onChange, coins, isReading = false }: ChoicesProps) {
  const t = useText('dual');
  const chosen = chosenCoin(choice, coins);
  const coin = chosen ?? t('anyCoin');
  return (
    <>
      {chosen === undefined ? (
        <TabsPlace isReading={isReading} />
      ) : (
        <Tabs
          label={t('coin')}
          items={coins.map((id) => ({ id, label: id }))}
          selected={chosen}
          onSelect={(id) => onChange({ ...choice, coin: id })}
        />
      )}
      <div className={cards['bar']}>
        <Segmented
          label={t('kind')}
          options={dualKinds.map((id) => ({ id, label: t(`kinds.${id}`, { coin }) }))}
          value={choice.kind}
          onChange={(kind) => onChange({ ...choice, kind })}
        />
        <Segmented
          label={t('order.label')}
          options={dualOrders.map((id) => ({ id, label: t(`order.${id}`) }))}
          value={choice.order}
          onChange={(order) => onChange({ ...choice, order })}
        />
      </div>
    </>
  );
}

const chosenCoin = ({ coin }: OfferChoice, coins: readonly string[]): string | undefined =>
  coins.includes(coin) ? coin : coins[0];

interface OfferProps extends Pick<ChoicesProps, 'choice' | 'onChange'> {
  readonly products: readonly DualProduct[];
}

function Offer({ products, choice, onChange }: OfferProps) {
  const t = useText('dual');
  const coins = [...new Set(products.map((product) => product.coin))];
  const coin = chosenCoin(choice, coins);
  if (coin === undefined) return <EmptyState title={t('none')} />;
  const ofKind = products.filter((one) => one.coin === coin && one.kind === choice.kind);
  const { open, past } = offerInOrder(ofKind, choice.order);
  return (
    <>
      <Choices choice={choice} onChange={onChange} coins={coins} />
      {open.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <Cards label={t('title')} rows={open} coin={coin} isOffer />
      )}
      {past.length === 0 ? undefined : (
        <details className={styles['past']} open={open.length === 0}>
          <summary>{t('past')}</summary>
          <Cards label={t('past')} rows={past} coin={coin} />
        </details>
      )}
    </>
  );
}

interface CardsProps {
  readonly label: string;
  readonly rows: readonly DualProduct[];
  readonly coin: string;
  readonly isOffer?: boolean | undefined;
}

function Cards({ label, rows, coin, isOffer = false }: CardsProps) {
  const now = useServerNow();
  const price = useQuote(`${coin}/USDT`)?.price;
  const targets = rows.map(({ referencePrice }) => referencePrice);
  const balanceOf = useSpotBalance();
  const shown = rows.map((product) => (
    <ProductCard
      key={product.id}
      product={product}
      now={now}
      price={price}
      free={balanceOf(payCurrency(product))}
      targets={targets}
      isNamed={needsName(product, rows)}
    />
  ));
  return (
    <ul className={cards['grid']} aria-label={label}>
      {isOffer ? withLossWarning(shown) : shown}
    </ul>
  );
}
