import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { momentColumns, type Column } from '../../../shared/export/model/csv.ts';
import { netRealised } from '../../contracts/model/contract-position.ts';
import { currenciesOf } from '../../orders/model/placed-order-figures.ts';

type ServerZone = string | undefined;

const quoteOf = (symbol: string): string => currenciesOf(symbol).quote;

/** Every field of a spot order, as the server sent it. The fee rate is a fraction of what is received. */
export const spotColumns = (serverZone: ServerZone): readonly Column<SpotOrder>[] => [
  { name: 'order_id', cell: ({ id }) => id },
  { name: 'pair', cell: ({ symbol }) => symbol },
  { name: 'side', cell: ({ side }) => side },
  { name: 'status', cell: ({ status }) => status },
  { name: 'limit_price', cell: ({ price }) => price },
  { name: 'market_price_when_placed', cell: ({ marketPrice }) => marketPrice },
  { name: 'quantity', cell: ({ quantity }) => quantity },
  { name: 'filled_quantity', cell: ({ filledQuantity }) => filledQuantity },
  { name: 'average_fill_price', cell: ({ fillPrice }) => fillPrice },
  { name: 'fee_rate', cell: ({ feeRate }) => feeRate },
  ...momentColumns<SpotOrder>('placed_at', { serverZone, read: ({ placedAt }) => placedAt }),
  ...momentColumns<SpotOrder>('updated_at', { serverZone, read: ({ updatedAt }) => updatedAt }),
];

/** Every field of a contract order, in the quote currency, with the result after all fees. */
export const contractColumns = (serverZone: ServerZone): readonly Column<ContractOrder>[] => [
  { name: 'order_id', cell: ({ id }) => id },
  { name: 'order_number', cell: ({ displayId }) => displayId },
  { name: 'pair', cell: ({ symbol }) => symbol },
  { name: 'currency', cell: ({ symbol }) => quoteOf(symbol) },
  { name: 'direction', cell: ({ direction }) => direction },
  { name: 'status', cell: ({ status }) => status },
  { name: 'kind', cell: ({ kind }) => kind },
  { name: 'copied_from', cell: ({ copiedFrom }) => copiedFrom },
  { name: 'leverage', cell: ({ leverage }) => leverage },
  { name: 'lots', cell: ({ lots }) => lots },
  { name: 'size', cell: ({ size }) => size },
  { name: 'requested_price', cell: ({ requestedPrice }) => requestedPrice },
  { name: 'open_price', cell: (order) => (hasOpened(order) ? order.openPrice : undefined) },
  { name: 'close_price', cell: (order) => (order.status === 'closed' ? order.lastPrice : undefined) },
  { name: 'take_profit', cell: ({ takeProfit }) => takeProfit },
  { name: 'stop_loss', cell: ({ stopLoss }) => stopLoss },
  { name: 'margin_at_open', cell: ({ marginAtOpen }) => marginAtOpen },
  { name: 'margin_left', cell: ({ margin }) => margin },
  { name: 'open_fee', cell: ({ openFee }) => openFee },
  { name: 'overnight_rate_percent', cell: ({ overnightRate }) => overnightRate },
  { name: 'overnight_fees', cell: ({ overnightFee }) => overnightFee },
  { name: 'realised_profit_before_fees', cell: ({ realisedProfit }) => realisedProfit },
  { name: 'realised_profit_after_fees', cell: netRealised },
  ...momentColumns<ContractOrder>('created_at', { serverZone, read: ({ createdAt }) => createdAt }),
  ...momentColumns<ContractOrder>('opened_at', { serverZone, read: ({ openedAt }) => openedAt }),
  ...momentColumns<ContractOrder>('closed_at', { serverZone, read: ({ closedAt }) => closedAt }),
];

const hasOpened = ({ status }: ContractOrder): boolean =>
  status === 'open' || status === 'closing' || status === 'closed';

/** Every field of a timed option; the profit is beside the fee. */
export const optionColumns = (serverZone: ServerZone): readonly Column<OptionOrder>[] => [
  { name: 'order_id', cell: ({ id }) => id },
  { name: 'order_number', cell: ({ displayId }) => displayId },
  { name: 'pair', cell: ({ symbol }) => symbol },
  { name: 'direction', cell: ({ direction }) => direction },
  { name: 'status', cell: ({ status }) => status },
  { name: 'result', cell: ({ result }) => result },
  { name: 'length_seconds', cell: ({ seconds }) => String(seconds) },
  { name: 'currency', cell: ({ payingCurrency }) => payingCurrency },
  { name: 'stake', cell: ({ stake }) => stake },
  { name: 'fee', cell: ({ fee }) => fee },
  { name: 'payout_rate_percent', cell: ({ payoutRate }) => payoutRate },
  { name: 'loss_rate_percent', cell: ({ lossRate }) => lossRate },
  { name: 'entry_price', cell: ({ openPrice }) => openPrice },
  { name: 'expiry_price', cell: ({ endPrice }) => endPrice },
  { name: 'profit_before_fee', cell: ({ profit }) => profit },
  ...momentColumns<OptionOrder>('opened_at', { serverZone, read: ({ createdAt }) => createdAt }),
  ...momentColumns<OptionOrder>('due_at', { serverZone, read: ({ dueAt }) => dueAt }),
  ...momentColumns<OptionOrder>('settled_at', { serverZone, read: ({ settledAt }) => settledAt }),
];
