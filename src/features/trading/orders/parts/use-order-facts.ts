import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { isoMoment, utcOffset } from '../../../../core/i18n/utc-offset.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { rate, type Amount, type DecimalText, type Price } from '../../../../core/money/amount.ts';
import { multiply } from '../../../../core/money/fixed-point.ts';
import { useMoneyMark } from '../../../../core/ui/money/money-mark.ts';
import { useSums, type Sum } from './use-sums.ts';
import { typeOf } from '../model/order-type.ts';
import { currenciesOf, endedUnfilled, filledOf, orderFigures } from '../model/placed-order-figures.ts';

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
  const timeOf = useReceiptTime(context.serverZone);
  const records = useText('records');
  const format = useFormat();
  const common = useText('common');
  const sums = useSums();
  const typeText = useTypeText();
  const isSimulated = useMoneyMark() === 'simulated';
  return (order) => {
    const { base, quote } = currenciesOf(order.symbol);
    const notSaid = t('receipt.notSaid');
    const figures = orderFigures(order);
    const currency = figures.receivedCurrency === 'base' ? base : quote;
    const plain = (id: string, label: string, text: string): OrderFact => ({ id, label, text, isSum: false });
    const priced = (id: string, label: string, value: Price | undefined): OrderFact => ({
      ...plain(id, label, notSaid),
      ...(value === undefined ? {} : sums.priced(value, quote, context.priceStep)),
    });
    const mark = isSimulated ? ` ${common('mode.unit')}` : '';
    const withMark = ({ text, exact }: Sum): Sum =>
      exact === undefined ? { text: `${text}${mark}` } : { text: `${text}${mark}`, exact: `${exact}${mark}` };
    const sum = (id: string, label: string, value: Sum | undefined): OrderFact => ({
      id,
      label,
      ...(value === undefined ? { text: notSaid } : withMark(value)),
      isSum: true,
    });
    const paidOrValue = (): OrderFact => {
      const { paid } = figures;
      if (order.status === 'pending' || paid === undefined)
        return sum('value', records('receipt.value'), sums.sum(figures.value, quote, 'cost'));
      return sum('paid', records('receipt.paid'), sums.sum(paid, order.side === 'buy' ? quote : base, 'cost'));
    };
    const perFill = (value: Amount, kind: 'cost' | 'income'): Sum => {
      const figure = sums.sum(value, currency, kind);
      return figures.isExact ? figure : { text: t('ticket.approximately', { figure: figure.text }) };
    };
    const units = (value: DecimalText): Sum => ({ text: format.amount(value, { currency: base }) });
    const filled = filledOf(order);
    // Of an order that ended without a fill nothing was paid, charged or received.
    const filling = (facts: readonly OrderFact[]): readonly OrderFact[] => (endedUnfilled(order) ? [] : facts);
    return [
      plain('number', records('receipt.number'), order.id),
      plain('account', records('receipt.account'), account),
      plain('pair', records('receipt.pair'), order.symbol),
      plain('side', records('receipt.side'), t(`side.${order.side}`)),
      plain('type', records('receipt.type'), typeText(order)),
      plain('status', records('receipt.status'), t(`orders.status.${order.status}`)),
      priced('limit', typeOf(order) === 'limit' ? records('receipt.limit') : t('ticket.lines.worst'), order.price),
      priced('marketThen', records('receipt.marketThen'), order.marketPrice),
      sum('quantity', records('receipt.quantity'), units(order.quantity)),
      sum('filled', records('receipt.filled'), filled === undefined ? undefined : units(filled)),
      ...filling([
        priced('fillPrice', records('receipt.fillPrice'), order.fillPrice),
        paidOrValue(),
        plain('feeRate', records('receipt.feeRate'), format.setRate(multiply(order.feeRate, rate('100')))),
        sum('fee', figures.isFinal ? t('ticket.lines.fee') : records('receipt.fee'), perFill(figures.fee, 'cost')),
        sum('received', records('receipt.received'), perFill(figures.received, 'income')),
      ]),
      plain('placedAt', records('receipt.placedAt'), timeOf(order.placedAt) ?? notSaid),
      plain('updatedAt', records('receipt.updatedAt'), timeOf(order.updatedAt) ?? notSaid),
    ];
  };
}

/** What the person chose, or what can be said of it where the server does not keep that. */
function useTypeText(): (order: SpotOrder) => string {
  const t = useText('trading');
  const records = useText('records');
  return (order) => {
    if (order.placedAs !== undefined) return t(`ticket.${order.placedAs}`);
    return records(typeOf(order) === 'either' ? 'receipt.typeReached' : 'receipt.typeLimit');
  };
}

/** A time of the server: by the device's clock with its offset from UTC, where it can be placed, otherwise as told. */
export function useReceiptTime(serverZone: string | undefined) {
  const format = useFormat();
  return (text: string | undefined): string | undefined => {
    if (text === undefined || text === '') return undefined;
    const iso = isoMoment(text, serverZone);
    if (iso === undefined) return format.serverWall(text);
    const ms = Date.parse(iso);
    return `${format.dateTime(ms)} UTC${utcOffset(ms)}`;
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
