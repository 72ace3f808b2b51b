import type { ContractTerms, NewContractOrder } from '../../../core/domain/contract-order.ts';
import type { Page } from '../../../core/domain/page.ts';
import type { NewSpotOrder, OrderId, SpotOrder } from '../../../core/domain/spot-order.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import type { RealtimeTransport, Unsubscribe } from '../../../core/ports/realtime-transport.ts';
import type {
  ContractAccountQuery,
  ContractListing,
  ContractOrderQuery,
  ContractStops,
  PairIds,
  PositionListener,
  PositionsToClose,
  SpotOrderQuery,
  TradingPort,
} from '../../../core/ports/trading-port.ts';
import type { FormFields } from '../request-fields.ts';
import {
  closePositionsFields,
  contractAccountFields,
  contractOrdersFields,
  contractStopsFields,
  contractTermsFields,
  placeContractOrderFields,
  readContractAccount,
  readContractOrders,
  readContractTerms,
} from './contract-codec.ts';
import { readClosedEvent, readMarksEvent, type TradingEvents } from './contract-events-codec.ts';
import { placeSpotOrderFields, readSpotOrders, spotOrdersFields } from './trading-codec.ts';

interface Parts {
  readonly http: HttpTransport;
  readonly realtime: RealtimeTransport;
  readonly paths: PathsOf<TradingPort>;
  readonly events: TradingEvents;
}

export class HttpTradingAdapter implements TradingPort {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async placeSpotOrder(order: NewSpotOrder): Promise<void> {
    const { http, paths } = this.#parts;
    await http.call(paths.placeSpotOrder, placeSpotOrderFields(order));
  }

  async cancelSpotOrder({ id }: { id: OrderId }): Promise<void> {
    const { http, paths } = this.#parts;
    const fields: FormFields<'cancelSpotOrder'> = { id };
    await http.call(paths.cancelSpotOrder, fields);
  }

  async spotOrders(query: SpotOrderQuery): Promise<Page<SpotOrder>> {
    const { http, paths } = this.#parts;
    return readSpotOrders(await http.call(paths.spotOrders, spotOrdersFields(query)), query);
  }

  async contractTerms(pair: PairIds): Promise<ContractTerms> {
    const { http, paths } = this.#parts;
    return readContractTerms(await http.call(paths.contractTerms, contractTermsFields(pair)));
  }

  async placeContractOrder(order: NewContractOrder): Promise<void> {
    const { http, paths } = this.#parts;
    await http.call(paths.placeContractOrder, placeContractOrderFields(order));
  }

  async cancelContractOrder({ id }: { id: OrderId }): Promise<void> {
    const { http, paths } = this.#parts;
    const fields: FormFields<'cancelContractOrder'> = { id };
    await http.call(paths.cancelContractOrder, fields);
  }

  async contractAccount(query: ContractAccountQuery): Promise<ContractListing> {
    const { http, paths } = this.#parts;
    return readContractAccount(await http.call(paths.contractAccount, contractAccountFields(query)), query);
  }

  async contractOrders(query: ContractOrderQuery): Promise<ContractListing> {
    const { http, paths } = this.#parts;
    return readContractOrders(await http.call(paths.contractOrders, contractOrdersFields(query)), query);
  }

  async setContractStops(stops: ContractStops): Promise<void> {
    const { http, paths } = this.#parts;
    await http.call(paths.setContractStops, contractStopsFields(stops));
  }

  async closePosition({ id }: { id: OrderId }): Promise<void> {
    const { http, paths } = this.#parts;
    const fields: FormFields<'closePosition'> = { id };
    await http.call(paths.closePosition, fields);
  }

  async closePositions(wanted: PositionsToClose): Promise<void> {
    const { http, paths } = this.#parts;
    await http.call(paths.closePositions, closePositionsFields(wanted));
  }

  watchPositions(listener: PositionListener): Unsubscribe {
    const { realtime, events } = this.#parts;
    const stopMarks = realtime.watch(events.marked, (payload) => {
      const marks = readOrDrop(() => readMarksEvent(payload));
      if (marks !== undefined) listener.marked(marks);
    });
    const stopClosed = realtime.watch(events.closed, (payload) => {
      const ids = readOrDrop(() => readClosedEvent(payload));
      if (ids !== undefined) listener.closed(ids);
    });
    return () => {
      stopMarks();
      stopClosed();
    };
  }
}

/** An event that cannot be read is dropped: nobody asked for it, and the lists say the same when they are read. */
function readOrDrop<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
