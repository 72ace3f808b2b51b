import type { Page } from '../../../core/domain/page.ts';
import type {
  NewSecondsOrder,
  PayableCurrency,
  SecondsOrder,
  SecondsPeriod,
  SettledSeconds,
} from '../../../core/domain/seconds-option.ts';
import type { OrderId } from '../../../core/domain/spot-order.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import type { HttpTransport, PathsOf, WireValue } from '../../../core/ports/http-transport.ts';
import type { OptionsPort, SecondsOrderQuery } from '../../../core/ports/options-port.ts';
import type { RealtimeTransport, Unsubscribe } from '../../../core/ports/realtime-transport.ts';
import type { QueryFields } from '../request-fields.ts';
import {
  placeSecondsOrderFields,
  readPayableCurrencies,
  readSecondsOrder,
  readSecondsOrders,
  readSecondsPeriods,
  readSecondsResult,
  readSettledEvent,
  secondsOrdersFields,
} from './options-codec.ts';

interface Parts {
  readonly http: HttpTransport;
  readonly realtime: RealtimeTransport;
  readonly paths: PathsOf<OptionsPort>;
  /** Names of the pushed events, which differ between accounts as the paths do. */
  readonly events: { readonly settled: string };
}

export class HttpOptionsAdapter implements OptionsPort {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async payableCurrencies(): Promise<readonly PayableCurrency[]> {
    const { http, paths } = this.#parts;
    return readPayableCurrencies(await http.call(paths.payableCurrencies));
  }

  async secondsPeriods(): Promise<readonly SecondsPeriod[]> {
    const { http, paths } = this.#parts;
    return readSecondsPeriods(await http.call(paths.secondsPeriods).catch(noneWithoutWords));
  }

  async placeSecondsOrder(order: NewSecondsOrder): Promise<SecondsOrder> {
    const { http, paths } = this.#parts;
    return readSecondsOrder(await http.call(paths.placeSecondsOrder, placeSecondsOrderFields(order)));
  }

  async secondsOrders(query: SecondsOrderQuery): Promise<Page<SecondsOrder>> {
    const { http, paths } = this.#parts;
    return readSecondsOrders(await http.call(paths.secondsOrders, secondsOrdersFields(query)), query);
  }

  async secondsResult({ id }: { id: OrderId }): Promise<SecondsOrder | undefined> {
    const { http, paths } = this.#parts;
    const fields: QueryFields<'secondsResult'> = { id };
    return readSecondsResult(await http.call(paths.secondsResult, fields));
  }

  watchSettledSeconds(listener: (settled: SettledSeconds) => void): Unsubscribe {
    const { realtime, events } = this.#parts;
    return realtime.watch(events.settled, (payload) => {
      const settled = readOrDrop(payload, events.settled);
      if (settled !== undefined) listener(settled);
    });
  }
}

/** Public servers refuse with an empty list where no length is configured; a true refusal has words. */
function noneWithoutWords(error: unknown): WireValue {
  if (error instanceof AppError && error.kind === 'server' && error.message === '') return [];
  throw error;
}

/** Nobody asked for an event, and the result can be read at any time: one that cannot be understood is dropped. */
function readOrDrop(payload: WireValue, event: string): SettledSeconds | undefined {
  try {
    return readSettledEvent(payload, event);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
