import type { OrderedList } from '../../../core/config/brand.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { tabIds } from '../../../core/navigation/feature-route.ts';
import { areaOfCard, homeParts, orderedLists } from '../../../core/brand/order.ts';
import { financeProducts } from '../../shared/worth/model/finance-products.ts';
import { useProductWords } from '../../shared/worth/parts/use-product-words.ts';
import { movedOrder, usualOrders, wholeOrder } from '../model/listed-order.ts';
import type { UsedDraft } from '../operations/use-draft.ts';
import { OrderList } from '../parts/order-list.tsx';
import { Section } from '../parts/section.tsx';
import styles from '../parts/studio-form.module.css';

/** What comes first on the home page, among the tabs and on the finance page. */
export function OrderSection({ draft, whyOf, change }: Pick<UsedDraft, 'draft' | 'whyOf' | 'change'>) {
  const t = useText('studio');
  const labels = useLabels();
  const put = (which: OrderedList, names: readonly string[]): void =>
    change({ order: { ...draft.order, [which]: names } });
  return (
    <Section title={t('order.title')}>
      <p className={styles['note']}>{t('order.hint')}</p>
      {orderedLists.map((which) => {
        const [usual, first] = [usualOrders[which], draft.order[which]];
        return (
          <OrderList
            key={which}
            title={t(`order.${which}`)}
            rows={wholeOrder(usual, first).map((id) => ({ id, label: labels[which].get(id) ?? id }))}
            error={whyOf(`order.${which}`)}
            onReset={first.length === 0 ? undefined : () => put(which, [])}
            onMove={(name, by) => put(which, movedOrder(usual, first, { name, by }) ?? first)}
          />
        );
      })}
    </Section>
  );
}

/** The words that people see for each name. */
function useLabels(): Readonly<Record<OrderedList, ReadonlyMap<string, string>>> {
  const t = useText('studio');
  const shell = useText('shell');
  const words = useProductWords();
  return {
    home: new Map(homeParts.map((part) => [part, t(`order.${part}`)])),
    tabs: new Map(tabIds.map((tab) => [tab, shell(`nav.${tab}`)])),
    products: new Map(financeProducts.map(({ id }) => [areaOfCard(id), words(id, 'name')])),
  };
}
