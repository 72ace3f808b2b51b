import { levelReachedBy, type ClosingCause } from '../../../../core/domain/orders/closing-cause.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import type { Price, Rate } from '../../../../core/money/amount.ts';
import { isPositive, placesOf, roundTo } from '../../../../core/money/fixed-point.ts';
import type { NoticeFacts, NoticeKind } from '../../../../core/domain/notices/notice.ts';
import { netRealised } from '../../contracts/model/contract-position.ts';
import { optionNet } from '../../options/model/option-net.ts';
import { currenciesOf, fillOf } from '../../orders/model/placed-order-figures.ts';

/** What there is to tell of a spot order, its average at the step of the pair's prices where that is known. */
export function spotFacts(order: SpotOrder, step?: Price): NoticeFacts {
  const { status, side, symbol, quantity, filledQuantity, price, updatedAt, placedAt } = order;
  const filled = side === 'buy' ? 'Bought' : 'Sold';
  const kinds = {
    pending: `spot.part${filled}`,
    filled: side === 'buy' ? 'spot.bought' : 'spot.sold',
    cancelled: 'spot.cancelled',
  } as const satisfies Record<SpotOrder['status'], NoticeKind>;
  const isPartly = status === 'pending';
  return {
    kind: kinds[status],
    name: symbol,
    size: { value: isPartly ? (filledQuantity ?? quantity) : quantity, currency: currenciesOf(symbol).base },
    price: status === 'cancelled' ? price : (averageOf(order, step) ?? price),
    fee: status === 'cancelled' ? undefined : feeOf(order),
    moment: updatedAt ?? placedAt,
  };
}

/** Without a step, as fine as the prices that the order has. */
function averageOf({ fillPrice, price, marketPrice = price }: SpotOrder, step: Price | undefined): Price | undefined {
  if (fillPrice === undefined) return undefined;
  const places = step === undefined ? Math.max(placesOf(price), placesOf(marketPrice)) : placesOf(step);
  return roundTo(fillPrice, places);
}

/** Of what has filled so far; undefined where the server does not say how much that is, or at what price. */
function feeOf(order: SpotOrder): NoticeFacts['fee'] {
  const fill = fillOf(order);
  if (fill?.fee === undefined) return undefined;
  return { value: fill.fee, currency: currenciesOf(order.symbol)[fill.feeCurrency], isAbout: !fill.isFeeExact };
}

/** A copy was opened by its trader: the person did not ask for it just now. */
const openedKinds = {
  own: { long: 'contract.openedLong', short: 'contract.openedShort' },
  copied: { long: 'contract.copiedLong', short: 'contract.copiedShort' },
} as const satisfies Readonly<Record<ContractOrder['kind'], object>>;

/** The end of a copy is that of a position which its trader held. */
const closedKinds = {
  own: {
    stopLoss: 'contract.stopLoss',
    takeProfit: 'contract.takeProfit',
    liquidated: 'contract.liquidated',
    closed: 'contract.closed',
  },
  copied: {
    stopLoss: 'contract.copiedStopLoss',
    takeProfit: 'contract.copiedTakeProfit',
    liquidated: 'contract.copiedLiquidated',
    closed: 'contract.copiedClosed',
  },
} as const satisfies Readonly<Record<ContractOrder['kind'], object>>;

function contractKind(order: ContractOrder, cause: ClosingCause): NoticeKind {
  if (order.status === 'cancelled') return 'contract.cancelled';
  if (order.status !== 'closed') return openedKinds[order.kind][order.direction];
  const end = cause === 'liquidated' ? cause : (levelReachedBy(order) ?? 'closed');
  return closedKinds[order.kind][end];
}

/** What there is to tell of a contract order; the cause is that of a closed one. */
export function contractFacts(order: ContractOrder, cause: ClosingCause): NoticeFacts {
  const { base, quote } = currenciesOf(order.symbol);
  const isClosed = order.status === 'closed';
  const net = netRealised(order);
  // The result of what has closed has every fee in it.
  const hasOpened = order.status === 'open' || order.status === 'closing';
  return {
    kind: contractKind(order, cause),
    name: order.symbol,
    size: { value: order.size, currency: base },
    price: isClosed ? order.lastPrice : order.status === 'cancelled' ? order.requestedPrice : order.openPrice,
    fee: hasOpened ? { value: order.openFee, currency: quote, isAbout: false } : undefined,
    result: isClosed && net !== undefined ? { value: net, currency: quote } : undefined,
    moment: (isClosed || order.status === 'cancelled' ? order.closedAt : order.openedAt) ?? order.createdAt,
  };
}

/** What there is to tell of a position that has come near its liquidation. */
export const nearLiquidationFacts = ({ symbol, size }: ContractOrder, away: Rate | undefined): NoticeFacts => ({
  kind: 'contract.nearLiquidation',
  name: symbol,
  size: { value: size, currency: currenciesOf(symbol).base },
  away,
  moment: undefined,
});

/** What there is to tell of an option. */
export function optionFacts(order: OptionOrder): NoticeFacts {
  const net = optionNet(order);
  return {
    kind: `option.${order.result ?? 'settled'}`,
    name: order.symbol ?? '',
    price: order.endPrice !== undefined && isPositive(order.endPrice) ? order.endPrice : undefined,
    result: net === undefined ? undefined : { value: net, currency: order.payingCurrency },
    moment: order.settledAt ?? order.dueAt,
  };
}
