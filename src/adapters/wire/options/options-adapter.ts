import { AppError } from '../../../core/errors/app-error.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { OptionsPort } from '../../../core/ports/options-port.ts';
import { isWireObject } from '../http/wire-json.ts';
import { readOrDrop } from '../calls/read-or-drop.ts';
import type { Account, Wire } from '../calls/wire.ts';
import {
  placeOptionOrderFields,
  readPayableCurrencies,
  readOptionOrder,
  readOptionOrders,
  readOptionPeriods,
  readOptionResult,
  readSettledEvent,
  optionOrdersFields,
} from './options-codec.ts';

export const optionsOver = ({ call, watch }: Wire, { settled }: Account['events']): OptionsPort => ({
  payableCurrencies: async () => readPayableCurrencies(await call('payableCurrencies')),
  optionPeriods: async () => readOptionPeriods(await call('optionPeriods').catch(noneWithoutWords)),
  placeOptionOrder: async (order) =>
    readOptionOrder(unlessRefused(await call('placeOptionOrder', placeOptionOrderFields(order)))),
  optionOrders: async (query) => readOptionOrders(await call('optionOrders', optionOrdersFields(query)), query),
  optionResult: async ({ id }) => readOptionResult(await call('optionResult', { id })),
  watchSettledOptions: (listener) =>
    watch(settled, (payload) => {
      const result = readOrDrop(() => readSettledEvent(payload, settled));
      if (result !== undefined) listener(result);
    }),
});

/** One server refuses a second try within an answer that says `ok`. */
function unlessRefused(answer: WireValue): WireValue {
  if (!isWireObject(answer) || answer['ok'] !== false) return answer;
  throw new AppError('server', typeof answer['data'] === 'string' ? answer['data'] : '');
}

/** Public servers refuse with an empty list if no length is configured; a real refusal has a text. */
function noneWithoutWords(error: unknown): WireValue {
  if (error instanceof AppError && error.kind === 'server' && error.message === '') return [];
  throw error;
}
