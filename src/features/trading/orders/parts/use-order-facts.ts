import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { serverOffset } from '../../../../core/i18n/utc-offset.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { rate, type Amount, type Price } from '../../../../core/money/amount.ts';
import { multiply, placesOf } from '../../../../core/money/fixed-point.ts';
import { useMoneyMark } from '../../../../core/ui/money/money-mark.ts';
import {
  currenciesOf,
  endedUnfilled,
  filledOf,
  orderFigures,
  hadReachedMarket,
} from '../model/placed-order-figures.ts';

export interface OrderFact {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** A sum of the person's own: masked by the privacy eye on screen, written out in a copy. */
  readonly isSum: boolean;
  /** To the last digit, for a copy; absent if the text has all of them. */
  readonly exact?: string;
}

/** What a receipt has to know beside its order. */
export interface ReceiptContext {
  /** True without real money. */
  readonly isDemo: boolean;
  /** The zone of the server's times, if the operator states it. */
  readonly serverZone: string | undefined;
  /** The step of the pair's prices, if known. */
  readonly priceStep: Price | undefined;
}

/** Everything that is known about an order, in words: what the receipt shows and what its copy holds. */
export function useOrderFacts(context: ReceiptContext): (order: SpotOrder) => readonly OrderFact[] {
  const t = useText('trading');
  const account = useAccountWords(context.isDemo);
  const fillPriceOf = useFillPrice(context.priceStep);
  const timeOf = useReceiptTime(context.serverZone);
  const records = useText('records');
  const format = useFormat();
  const common = useText('common');
  const isSimulated = useMoneyMark() === 'simulated';
  return (order) => {
    const { base, quote } = currenciesOf(order.symbol);
    const notSaid = t('receipt.notSaid');
    const figures = orderFigures(order);
    const currency = figures.receivedCurrency === 'base' ? base : quote;
    const inQuote = (value: SpotOrder['marketPrice']) =>
      value === undefined ? notSaid : format.amount(value, { currency: quote });
    const filled = filledOf(order);
    const plain = (id: string, label: string, text: string): OrderFact => ({ id, label, text, isSum: false });
    const mark = isSimulated ? ` ${common('mode.unit')}` : '';
    const sum = (id: string, label: string, text: string): OrderFact => ({
      id,
      label,
      text: text === notSaid ? text : `${text}${mark}`,
      isSum: true,
    });
    const paidOrValue = (): OrderFact => {
      const { paid } = figures;
      if (order.status === 'pending' || paid === undefined)
        return sum('value', records('receipt.value'), format.amount(figures.value, { currency: quote }));
      return sum(
        'paid',
        records('receipt.paid'),
        format.amount(paid, { currency: order.side === 'buy' ? quote : base }),
      );
    };
    const perFill = (value: Amount): string => {
      const figure = format.amount(value, { currency });
      return figures.isExact ? figure : t('ticket.approximately', { figure });
    };
    // Of an order that ended without a fill nothing was paid, charged or received.
    const filling = (facts: readonly OrderFact[]): readonly OrderFact[] => (endedUnfilled(order) ? [] : facts);
    return [
      plain('number', records('receipt.number'), order.id),
      plain('account', records('receipt.account'), account),
      plain('pair', records('receipt.pair'), order.symbol),
      plain('side', records('receipt.side'), t(`side.${order.side}`)),
      plain(
        'type',
        records('receipt.type'),
        records(hadReachedMarket(order) ? 'receipt.typeReached' : 'receipt.typeLimit'),
      ),
      plain('status', records('receipt.status'), t(`orders.status.${order.status}`)),
      plain('limit', records('receipt.limit'), inQuote(order.price)),
      plain('marketThen', records('receipt.marketThen'), inQuote(order.marketPrice)),
      sum('quantity', records('receipt.quantity'), format.amount(order.quantity, { currency: base })),
      sum('filled', t('receipt.filled'), filled === undefined ? notSaid : format.amount(filled, { currency: base })),
      ...filling([
        { ...plain('fillPrice', t('receipt.fillPrice'), notSaid), ...fillPriceOf(order.fillPrice, quote) },
        paidOrValue(),
        plain('feeRate', records('receipt.feeRate'), format.percent(multiply(order.feeRate, rate('100')))),
        sum('fee', figures.isFinal ? t('ticket.lines.fee') : records('receipt.fee'), perFill(figures.fee)),
        sum('received', records('receipt.received'), perFill(figures.received)),
      ]),
      plain('placedAt', records('receipt.placedAt'), timeOf(order.placedAt) ?? notSaid),
      plain('updatedAt', records('receipt.updatedAt'), timeOf(order.updatedAt) ?? notSaid),
    ];
  };
}

/** An average is finer than any price of its pair: it is shown at the pair's step, and copied to the last digit. */
function useFillPrice(priceStep: Price | undefined) {
  const format = useFormat();
  return (value: Price | undefined, quote: string): Partial<OrderFact> => {
    if (value === undefined) return {};
    const exact = format.amount(value, { currency: quote });
    const places = priceStep === undefined ? undefined : placesOf(priceStep);
    return { text: format.amount(value, { currency: quote, places }), exact };
  };
}

/** A time of the server with the offset from UTC, where that is known. */
export function useReceiptTime(serverZone: string | undefined) {
  const format = useFormat();
  return (text: string | undefined): string | undefined => {
    if (text === undefined || text === '') return undefined;
    return [format.serverTime(text), serverOffset(text, serverZone)].filter((part) => part !== undefined).join(' ');
  };
}

/** The account's name: simulated money is never called real. */
export function useAccountWords(isDemo: boolean): string {
  const records = useText('records');
  const common = useText('common');
  const isSimulated = useMoneyMark() === 'simulated';
  const practice = isSimulated ? records('receipt.accountSimulated') : undefined;
  if (isDemo) return [common('mode.demo'), practice].filter((word) => word !== undefined).join(' · ');
  return practice ?? records('receipt.accountLive');
}
