import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { formatForInput } from '../../../../core/money/format.ts';
import { RequestBook, useMoneyRequest } from '../../../../core/sending/use-money-request.ts';
import { MoneyText, PriceText } from '../../../../core/ui/money/money-text.tsx';
import { useSpotStop } from '../../../shared/limits/operations/use-spot-stop.ts';
import type { OrderChecks } from '../../../shared/order-checks/model/kept-checks.ts';
import { useUsable } from '../../mode/data/equity.ts';
import type { ProductDescriptor } from '../../mode/model/products.ts';
import { useReadLatestOrders } from '../../orders/data/spot-orders.ts';
import { guardsOf, type OrderSnapshot, type SentOrder } from '../../orders/model/order-snapshot.ts';
import type { TicketContext, TicketDraft } from '../../orders/model/ticket.ts';
import { SumText } from '../../orders/parts/sum-text.tsx';
import type { LadderTexts } from '../../ticket/model/ladder-steps.ts';
import type { LadderTurn } from '../../ticket/model/ladder-turn.ts';
import { useLadderOrder } from '../../ticket/operations/use-ladder-order.ts';
import { LadderSheet, LadderTotal, type LadderView } from '../../ticket/panels/ladder-sheet.tsx';
import { useLadderProblemText } from '../../ticket/parts/ladder-fields.tsx';
import { LadderRow } from '../../ticket/parts/ladder-row.tsx';
import { LadderWarnings } from '../../ticket/parts/ladder-warnings.tsx';
import styles from '../../ticket/parts/ladder.module.css';
import { ladderOf, type SpotLadder as Ladder } from '../model/ladder.ts';
import { useSpotWay } from '../operations/use-ticket-flow.ts';

export interface SpotLadderProps {
  readonly isOpen: boolean;
  readonly side: TicketDraft['side'];
  readonly context: TicketContext;
  readonly checks: OrderChecks;
  readonly wallet: ProductDescriptor['wallet'];
  readonly onClose: () => void;
}

const book = new RequestBook<SentOrder, SpotOrder>('spot-ladder');

/** Several spot orders over a range of prices. */
export function SpotLadder(props: SpotLadderProps) {
  useTextsAhead(['records']);
  return props.isOpen ? <OpenLadder {...props} /> : undefined;
}

function OpenLadder({ side, context, wallet, onClose, checks }: SpotLadderProps) {
  const t = useText('records');
  const { instrument, languageTag, last } = context;
  const { base, quote } = instrument;
  const stopOf = useSpotStop();
  const problemText = useLadderProblemText();
  const usable = useUsable({ account: wallet, instrument, side, last });
  const read = (texts: LadderTexts, id: string): LadderView<OrderSnapshot> => {
    const ladder = ladderOf({ side, texts, context, id });
    const { orders, problems, total, value } = ladder;
    const stop = value === undefined ? undefined : stopOf({ order: { side }, value, quote: quote.name });
    const errors = { from: problemText(problems.from), to: problemText(problems.to) };
    return {
      orders,
      errors: { ...errors, count: problemText(problems.count), size: problemText(problems.size) },
      isStopped: stop !== undefined,
      warnings: (
        <LadderWarnings stop={stop} guards={guardsOfLadder(ladder, checks, usable)} quote={quote.name}>
          <Crossing side={side} orders={orders} />
        </LadderWarnings>
      ),
      totals: (
        <LadderTotal label={t('ladder.total')}>
          <SumText value={total} currency={side === 'buy' ? quote.name : base.name} isCost isShown />
        </LadderTotal>
      ),
    };
  };
  return (
    <LadderSheet
      symbol={instrument.symbol}
      title={t(`ladder.${side}`)}
      tone={side === 'buy' ? 'up' : 'down'}
      first={last === undefined ? '' : formatForInput(last, languageTag)}
      labels={{
        from: `${t('ladder.from')} (${quote.name})`,
        to: `${t('ladder.to')} (${quote.name})`,
        count: t('ladder.count'),
        size: `${t('ladder.size')} (${base.name})`,
      }}
      read={read}
      renderRow={(turn) => <Row {...turn} instrument={instrument} wallet={wallet} />}
      onClose={onClose}
    />
  );
}

/** Of the worst price among them, and of what all of them take together. */
function guardsOfLadder({ orders, value }: Ladder, checks: OrderChecks, usable: Parameters<typeof guardsOf>[2]) {
  const worst = orders.flatMap((order) => guardsOf(order, checks, undefined)).slice(0, 1);
  const [first] = orders;
  if (first === undefined || value === undefined) return worst;
  const together = guardsOf({ ...first, value, worseByPercent: undefined, reach: undefined }, checks, usable);
  return [...worst, ...together];
}

function Crossing({ side, orders }: { readonly side: TicketDraft['side']; readonly orders: readonly OrderSnapshot[] }) {
  const t = useText('trading');
  return orders.some(({ crossesMarket }) => crossesMarket) ? (
    <p className={styles['note']}>{t(side === 'buy' ? 'ticket.note.crossesBuy' : 'ticket.note.crossesSell')}</p>
  ) : undefined;
}

interface RowProps extends LadderTurn<OrderSnapshot>, Pick<SpotLadderProps, 'wallet'> {
  readonly isBegun: boolean;
  readonly instrument: TicketContext['instrument'];
}

function Row({ instrument, wallet, isBegun, ...turn }: RowProps) {
  const { order, place } = turn;
  const readOrders = useReadLatestOrders({ baseId: instrument.base.id, quoteId: instrument.quote.id });
  // The place tells it from the others.
  const request = useMoneyRequest(book, useSpotWay(readOrders, wallet), `${instrument.symbol}.${place}`);
  return (
    <LadderRow
      {...useLadderOrder(turn, request)}
      isBegun={isBegun}
      price={
        <>
          <PriceText value={order.order.price} step={order.priceStep} /> {order.quote}
        </>
      }
      size={<MoneyText value={order.order.quantity} currency={order.base} isShown />}
      cost={<SumText value={order.value} currency={order.quote} isCost={order.order.side === 'buy'} isShown />}
    />
  );
}
