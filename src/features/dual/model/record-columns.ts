import { payCurrency, type DualHolding } from '../../../core/domain/finance/dual-investment.ts';
import { momentColumns, type Column } from '../../shared/export/model/csv.ts';
import { receivedCurrency } from './dual-plan.ts';

/** Every field of a dual investment; payment and payout are each beside their currency. */
export const dualColumns = (serverZone: string | undefined): readonly Column<DualHolding>[] => [
  { name: 'holding_id', cell: ({ id }) => id },
  { name: 'product_id', cell: ({ productId }) => productId },
  { name: 'product', cell: ({ name }) => name },
  { name: 'kind', cell: ({ kind }) => kind },
  { name: 'coin', cell: ({ coin }) => coin },
  { name: 'shares', cell: ({ shares }) => shares.toString() },
  { name: 'paid', cell: ({ paid }) => paid },
  { name: 'paid_currency', cell: (holding) => payCurrency(holding) },
  { name: 'yearly_percent', cell: ({ yearlyPercent }) => yearlyPercent },
  { name: 'days', cell: ({ days }) => days.toString() },
  { name: 'reference_price', cell: ({ referencePrice }) => referencePrice },
  { name: 'price_at_purchase', cell: ({ priceAtPurchase }) => priceAtPurchase },
  { name: 'settlement_price', cell: ({ settlementPrice }) => settlementPrice },
  { name: 'received', cell: ({ received }) => received },
  { name: 'received_currency', cell: (one) => (one.received === undefined ? undefined : receivedCurrency(one)) },
  { name: 'status', cell: ({ state }) => state },
  ...momentColumns<DualHolding>('bought_at', { serverZone, read: ({ createdAt }) => createdAt }),
  { name: 'matures_on', cell: ({ endsOn }) => endsOn },
];
