import { useMemo } from 'react';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { RequestBook } from '../../../../core/sending/use-money-request.ts';
import type { Way } from '../../../../core/sending/way.ts';
import { useReadLatestOption } from '../../orders/data/option-orders.ts';
import { useReadPayableCurrencies } from '../data/payable-currencies.ts';
import { usePlaceOptionOrder } from '../data/place-option-order.ts';
import { optionWay, type SentOption } from '../model/option-way.ts';

/** The timed options of this device, one per pair. */
export const optionBook = new RequestBook<SentOption, OptionOrder>('seconds', (symbol) => `seconds.${symbol}`);

export interface OptionWayNeeds {
  readonly symbol: string;
  readonly matchId: Instrument['id'];
  /** After each try, answered or not. */
  readonly tried?: () => void;
}

/** How a timed option is sent, and looked for. */
export function useOptionWay({ symbol, matchId, tried }: OptionWayNeeds): Way<SentOption, OptionOrder> {
  const placeOrder = usePlaceOptionOrder();
  const readOrders = useReadLatestOption(matchId);
  const readCurrencies = useReadPayableCurrencies();
  const t = useText('options');
  return useMemo(
    () => ({
      ...optionWay,
      effect: 'new-row',
      titleOf: ({ order }) => `${symbol} · ${t(`direction.${order.direction}`)}`,
      send: ({ order }) => placeOrder(order).finally(tried),
      readRows: readOrders,
      readAvailable: async ({ order }) =>
        (await readCurrencies()).find(({ id }) => id === order.payingCurrencyId)?.available,
    }),
    [placeOrder, readOrders, readCurrencies, tried, symbol, t],
  );
}
