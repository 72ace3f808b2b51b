import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Amount, Price } from '../../../../core/money/amount.ts';
import { placesOf } from '../../../../core/money/fixed-point.ts';
import { useMoneyMark } from '../../../../core/ui/money/money-mark.ts';
import { optionNet } from '../model/option-net.ts';
import { priceDifference } from '../model/option-evidence.ts';
import { currenciesOf } from '../../orders/model/placed-order-figures.ts';
import {
  useAccountWords,
  useReceiptTime,
  type OrderFact,
  type ReceiptContext,
} from '../../orders/parts/use-order-facts.ts';
import { useSums, type Sum } from '../../orders/parts/use-sums.ts';
import { useLengthText } from './use-length-text.ts';

/** Everything that is known about an option, in words: what the receipt shows and what its copy holds. */
export function useOptionFacts(context: ReceiptContext): (order: OptionOrder) => readonly OrderFact[] {
  const t = useText('options');
  const trading = useText('trading');
  const records = useText('records');
  const format = useFormat();
  const account = useAccountWords(context.isDemo);
  const timeOf = useReceiptTime(context.serverZone);
  const sumOf = useOwnSums();
  const lengthText = useLengthText();
  const notSaid = trading('receipt.notSaid');
  const places = context.priceStep === undefined ? undefined : placesOf(context.priceStep);
  const priced = (value: Price | undefined, quote: string): string =>
    value === undefined ? notSaid : format.amount(value, { currency: quote, places: placesFor(value, places) });
  const plain = (id: string, label: string, text: string): OrderFact => ({ id, label, text, isSum: false });
  return (order) => {
    const { quote } = currenciesOf(order.symbol ?? '');
    const isSettled = order.status === 'settled';
    const settled = (fact: OrderFact): readonly OrderFact[] => (isSettled ? [fact] : []);
    return [
      plain('number', records('receipt.number'), order.displayId ?? order.id),
      plain('account', records('receipt.account'), account),
      plain('pair', records('receipt.pair'), order.symbol ?? notSaid),
      plain('direction', t('receipt.direction'), t(`direction.${order.direction}`)),
      plain('length', t('ticket.length'), lengthText(order.seconds)),
      plain('status', records('receipt.status'), t(`status.${order.status}`)),
      ...settled(
        plain('result', t('receipt.result'), order.result === undefined ? notSaid : t(`result.${order.result}`)),
      ),
      ...settled(sumOf(['profit', t('receipt.profit'), 'result'], order.profit, order)),
      sumOf(['stake', t('ticket.stake'), 'cost'], order.stake, order),
      sumOf(['fee', t('lines.fee'), 'cost'], order.fee, order),
      ...settled(sumOf(['net', t('receipt.net'), 'result'], optionNet(order), order)),
      plain('payout', t('confirm.payout'), format.setRate(order.payoutRate)),
      ...(order.lossRate === undefined ? [] : [plain('loss', t('receipt.loss'), format.setRate(order.lossRate))]),
      plain('entry', t('receipt.entryPrice'), priced(order.openPrice, quote)),
      plain('entryTime', t('receipt.entryTime'), timeOf(order.createdAt) ?? notSaid),
      plain('due', t('receipt.due'), timeOf(order.dueAt) ?? notSaid),
      ...settled(plain('expiry', t('receipt.expiryPrice'), priced(order.endPrice, quote))),
      ...settled(plain('difference', t('receipt.difference'), priced(priceDifference(order), quote))),
      ...settled(plain('settledAt', t('receipt.settledAt'), timeOf(order.settledAt) ?? notSaid)),
    ];
  };
}

/** Evidence is never rounded: the step of the pair only adds zeros. */
const placesFor = (value: Price, places: number | undefined): number | undefined =>
  places === undefined ? undefined : Math.max(places, placesOf(value));

/** Sums of the person's own as the lists write them, with the word of simulated money; a copy has every digit. */
function useOwnSums() {
  const trading = useText('trading');
  const common = useText('common');
  const format = useFormat();
  const sums = useSums();
  const mark = useMoneyMark() === 'simulated' ? ` ${common('mode.unit')}` : '';
  return (
    [id, label, kind]: readonly [id: string, label: string, kind: 'cost' | 'result'],
    value: Amount | undefined,
    { payingCurrency }: OptionOrder,
  ): OrderFact => {
    if (value === undefined) return { id, label, isSum: false, text: trading('receipt.notSaid') };
    // Without its currency no places are known.
    const { text, exact }: Sum =
      payingCurrency === undefined ? { text: format.amount(value) } : sums.sum(value, payingCurrency, kind);
    const copied = exact === undefined ? {} : { exact: `${exact}${mark}` };
    return { id, label, isSum: true, text: `${text}${mark}`, ...copied };
  };
}
