import { useText } from '../../../core/i18n/use-text.ts';
import { PagedList } from '../../shared/request-list/parts/paged-list.tsx';
import { usePurchases } from '../data/purchases.ts';
import { PurchaseRowView, type PurchaseLabels } from '../parts/purchase-row-view.tsx';
import { PurchaseTable } from '../parts/purchase-table.tsx';

export interface PurchaseListProps {
  readonly labels: PurchaseLabels;
  /** Belongs to a form; otherwise it is the page, and a table on a desktop. */
  readonly isBeside?: boolean;
}

/** The person's orders. */
export function PurchaseList({ labels, isBeside = false }: PurchaseListProps) {
  const t = useText('purchases');
  return (
    <PagedList
      label={t('mine')}
      empty={t('none')}
      likely={isBeside ? 2 : undefined}
      list={usePurchases()}
      renderRow={(purchase) => <PurchaseRowView key={purchase.id} purchase={purchase} labels={labels} />}
      renderTable={isBeside ? undefined : (purchases) => <PurchaseTable purchases={purchases} labels={labels} />}
    />
  );
}
