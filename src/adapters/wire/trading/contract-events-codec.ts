import type { ContractMarks } from '../../../core/domain/orders/contract-order.ts';
import type { OrderId } from '../../../core/domain/orders/spot-order.ts';
import type { Amount, Rate } from '../../../core/money/amount.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import { idAt, listAt, objectAt, rowsAt, type ObjectReader } from '../calls/decode.ts';
import { readWireJson } from '../http/wire-json.ts';
import { contractState, readContractOrder } from './contract-codec.ts';

interface MarksEvent {
  readonly hazard_rate?: unknown;
  readonly caution_money_all?: unknown;
  readonly origin_caution_money_all?: unknown;
  readonly profits_all?: unknown;
  readonly caution_money?: unknown;
  readonly origin_caution_money?: unknown;
  readonly profits?: unknown;
  readonly trades_all: unknown;
  readonly trades_entrust?: unknown;
}
interface ClosedEvent {
  readonly id: unknown;
}

/** Orders are JSON inside a text; a list as it is would do as well. */
function readOrders(event: ObjectReader<MarksEvent>, key: 'trades_all' | 'trades_entrust') {
  const value = event.value(key);
  return rowsAt(typeof value === 'string' ? readWireJson(value) : value, event.pathOf(key), readContractOrder);
}

export function readMarksEvent(value: WireValue): ContractMarks {
  const event = objectAt<MarksEvent>(value, 'lever_trade');
  const state = contractState({
    riskRate: event.optionalDecimal<Rate>('hazard_rate'),
    margin: event.optionalDecimal<Amount>('caution_money_all'),
    marginAtOpen: event.optionalDecimal<Amount>('origin_caution_money_all'),
    profit: event.optionalDecimal<Amount>('profits_all'),
    pairMargin: event.optionalDecimal<Amount>('caution_money'),
    pairMarginAtOpen: event.optionalDecimal<Amount>('origin_caution_money'),
    pairProfit: event.optionalDecimal<Amount>('profits'),
  });
  const entrusted = event.value('trades_entrust') ?? '';
  const pending = entrusted === '' ? [] : readOrders(event, 'trades_entrust');
  return { state, open: readOrders(event, 'trades_all'), pending };
}

/** One id alone is taken for a list of one. */
export function readClosedEvent(value: WireValue): readonly OrderId[] {
  const event = objectAt<ClosedEvent>(value, 'lever_closed');
  const ids = event.value('id');
  const list = typeof ids === 'string' && ids.startsWith('[') ? readWireJson(ids) : ids;
  return Array.isArray(list) ? listAt(list, event.pathOf('id'), idAt) : [idAt(list, event.pathOf('id'))];
}
