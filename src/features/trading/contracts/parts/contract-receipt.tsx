import { Suspense } from 'react';
import { levelReachedBy, type ClosingCause } from '../../../../core/domain/orders/closing-cause.ts';
import { stopLevels, type StopLevel } from '../../../../core/domain/orders/contract-levels.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Amount, Price } from '../../../../core/money/amount.ts';
import { useMoneyMark } from '../../../../core/ui/money/money-mark.ts';
import { netProfit, netRealised } from '../model/contract-position.ts';
import { unlimitedLoss } from '../model/unlimited-loss.ts';
import { currenciesOf } from '../../orders/model/placed-order-figures.ts';
import { ReceiptSheet, useTimeNotes } from '../../orders/parts/receipt-sheet.tsx';
import { useSums } from '../../orders/parts/use-sums.ts';
import {
  useAccountWords,
  useReceiptTime,
  type OrderFact,
  type ReceiptContext,
} from '../../orders/parts/use-order-facts.ts';

export interface ContractReceiptProps extends ReceiptContext {
  readonly order: ContractOrder | undefined;
  /** How it closed; absent while that is looked for, and for orders that have not closed. */
  readonly cause?: ClosingCause | undefined;
  /** The person closed it on this device. */
  readonly isOwnEnd?: boolean | undefined;
  readonly onClose: () => void;
}

/** The state of an order; of a closed one what closed it, as far as is known. */
function closingKey(order: ContractOrder, { cause, isOwnEnd }: Pick<ContractReceiptProps, 'cause' | 'isOwnEnd'>) {
  if (order.status !== 'closed') return `status.${order.status}` as const;
  if (cause === 'liquidated') return 'receipt.liquidated';
  if (isOwnEnd === true) return 'receipt.byYou';
  const level = levelReachedBy(order);
  return level === undefined ? 'status.closed' : (`receipt.${level}` as const);
}

/** All fields of a contract order, to read and to copy as evidence. */
export function ContractReceipt({ order, onClose, ...context }: ContractReceiptProps) {
  return (
    <Suspense>
      {order === undefined ? undefined : <OpenReceipt order={order} onClose={onClose} {...context} />}
    </Suspense>
  );
}

function OpenReceipt({ order, onClose, ...context }: ContractReceiptProps & { readonly order: ContractOrder }) {
  const t = useText('contracts');
  const records = useText('records');
  const isSimulated = useMoneyMark() === 'simulated' || context.isDemo;
  const facts = useReceiptFacts(order, context);
  const timeNotes = useTimeNotes(order.createdAt ?? '', context.serverZone);
  const notes = [
    ...(context.cause === 'unknown' ? [t('receipt.causeUnknown')] : []),
    t(context.isDemo ? 'receipt.settledDemo' : 'receipt.settled'),
    ...timeNotes,
    ...(isSimulated ? [records('simulatedResults')] : []),
  ];
  return <ReceiptSheet title={t('receipt.title')} facts={facts} notes={notes} onClose={onClose} />;
}

function useReceiptFacts(
  order: ContractOrder,
  context: Omit<ContractReceiptProps, 'order' | 'onClose'>,
): readonly OrderFact[] {
  const t = useText('contracts');
  const trading = useText('trading');
  const records = useText('records');
  const common = useText('common');
  const format = useFormat();
  const sums = useSums();
  const account = useAccountWords(context.isDemo);
  const timeOf = useReceiptTime(context.serverZone);
  const mark = useMoneyMark() === 'simulated' ? ` ${common('mode.unit')}` : '';
  const { base, quote } = currenciesOf(order.symbol);
  const notSaid = trading('receipt.notSaid');
  const plain = (id: string, label: string, text: string): OrderFact => ({ id, label, text, isSum: false });
  const summed =
    (kind: 'cost' | 'income' | 'result') =>
    (id: string, label: string, value: Amount | undefined): OrderFact => {
      if (value === undefined) return { id, label, isSum: true, text: notSaid };
      const { text, exact } = sums.sum(value, quote, kind);
      const copied = exact === undefined ? {} : { exact: `${exact}${mark}` };
      return { id, label, isSum: true, text: `${text}${mark}`, ...copied };
    };
  const [sum, paid, result] = [summed('income'), summed('cost'), summed('result')];
  const priced = (id: string, label: string, value: Price | undefined): OrderFact => ({
    ...plain(id, label, notSaid),
    ...(value === undefined ? {} : sums.priced(value, quote, context.priceStep)),
  });
  const level = (one: StopLevel): OrderFact =>
    order[one] === undefined
      ? plain(one, t(`position.${one}`), t('position.notSet'))
      : priced(one, t(`position.${one}`), order[one]);
  const held = useHeldFacts();
  const came = useResultFacts();
  const isClosed = order.status === 'closed';
  const hasOpened = isClosed || order.status === 'open' || order.status === 'closing';
  return [
    plain('number', records('receipt.number'), order.displayId ?? order.id),
    plain('account', records('receipt.account'), account),
    plain('pair', records('receipt.pair'), order.symbol),
    plain('direction', t('receipt.direction'), t(`direction.${order.direction}`)),
    ...(order.kind === 'copied' ? [plain('kind', records('receipt.type'), t('position.copied'))] : []),
    plain('status', records('receipt.status'), t(closingKey(order, context))),
    plain('leverage', t('ticket.leverage'), t('ticket.times', { n: format.amount(order.leverage) })),
    plain('lots', t('ticket.lots'), format.amount(order.lots)),
    plain('size', t('position.size'), `${format.amount(order.size, { currency: base })}${mark}`),
    // What a limit order asks for while it waits; a market order asked for none.
    priced('requested', t(hasOpened ? 'receipt.beforeSpread' : 'receipt.requested'), order.requestedPrice),
    ...(hasOpened ? [priced('openPrice', t('receipt.openPrice'), order.openPrice)] : []),
    ...(hasOpened ? [priced('lastPrice', t(isClosed ? 'receipt.closePrice' : 'position.mark'), order.lastPrice)] : []),
    ...stopLevels.map(level),
    ...held(order, { sum, paid }),
    ...(hasOpened ? came(order, result, context.isDemo) : []),
    plain('createdAt', records('receipt.placedAt'), timeOf(order.createdAt) ?? notSaid),
    ...(hasOpened ? [plain('openedAt', t('receipt.openedAt'), timeOf(order.openedAt) ?? notSaid)] : []),
    ...(isClosed ? [plain('closedAt', t('receipt.closedAt'), timeOf(order.closedAt) ?? notSaid)] : []),
  ];
}

type SumFact = (id: string, label: string, value: Amount | undefined) => OrderFact;

/** What an opened one came to. The demo's account never falls below zero: there a loss can end before the prices do. */
function useResultFacts() {
  const t = useText('contracts');
  return (order: ContractOrder, result: SumFact, isDemo: boolean): readonly OrderFact[] => {
    const isClosed = order.status === 'closed';
    const byPrices = isDemo ? unlimitedLoss(order) : undefined;
    return [
      ...(byPrices === undefined
        ? []
        : [
            result('byPrices', t('receipt.byPrices'), byPrices),
            { id: 'limited', label: t('receipt.limited'), text: t('receipt.limitedTo'), isSum: false },
          ]),
      result('gross', t('receipt.gross'), isClosed ? order.realisedProfit : order.profit),
      result('net', t('receipt.net'), isClosed ? netRealised(order) : netProfit(order, 'unknown')),
    ];
  };
}

/** Margin and fees of an order. A cancelled one gave its margin back with its fee: nothing was charged. */
function useHeldFacts() {
  const t = useText('contracts');
  const format = useFormat();
  return (
    order: ContractOrder,
    { sum, paid }: { readonly sum: SumFact; readonly paid: SumFact },
  ): readonly OrderFact[] => {
    if (order.status === 'cancelled') return [];
    const rate = format.setRate(order.overnightRate);
    return [
      sum('marginAtOpen', t('receipt.marginAtOpen'), order.marginAtOpen),
      // What is left of it before a closing takes the loss.
      sum('margin', t(order.status === 'closed' ? 'receipt.marginAtClose' : 'receipt.marginLeft'), order.margin),
      paid('openFee', t('lines.fee'), order.openFee),
      { id: 'overnightRate', label: t('receipt.overnightRate'), text: rate, isSum: false },
      paid('overnightFee', t('receipt.overnightFee'), order.overnightFee),
    ];
  };
}
