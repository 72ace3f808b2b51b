import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { MoneyText, PriceText } from '../../../../core/ui/money/money-text.tsx';
import { useQuote } from '../../../shared/quotes/data/use-quote.ts';
import { useSpotStop } from '../../../shared/limits/operations/use-spot-stop.ts';
import type { OrderChecks } from '../../../shared/order-checks/model/kept-checks.ts';
import { useReadLatestOrders } from '../../orders/data/spot-orders.ts';
import {
  guardsOf,
  shareGuards,
  type Guard,
  type OrderSnapshot,
  type SpotWay,
} from '../../orders/model/order-snapshot.ts';
import type { TicketContext, TicketDraft } from '../../orders/model/ticket.ts';
import { SumText } from '../../orders/parts/sum-text.tsx';
import type { LadderDraft, LadderTexts } from '../../ticket/model/ladder-steps.ts';
import { useLadderOrder } from '../../ticket/operations/use-ladder-order.ts';
import { LadderSheet, type LadderView, type PlacedRun, type ShownTurn } from '../../ticket/panels/ladder-sheet.tsx';
import { EstimateMark } from '../../ticket/parts/estimate-mark.tsx';
import { useLadderProblemText } from '../../ticket/parts/ladder-fields.tsx';
import { LadderRow } from '../../ticket/parts/ladder-row.tsx';
import { LadderTotal, PlacedTotals } from '../../ticket/parts/ladder-total.tsx';
import { LadderWarnings } from '../../ticket/parts/ladder-warnings.tsx';
import styles from '../../ticket/parts/ladder.module.css';
import {
  fillAtOnce,
  ladderFee,
  ladderOf,
  sumsOf,
  type FillAtOnce,
  type SpotLadder as Ladder,
} from '../model/ladder.ts';
import { spotWay } from '../model/spot-way.ts';
import { useSpotLadderRequest } from '../operations/use-spot-ladder-request.ts';
import { useStandingText } from '../parts/use-standing-text.ts';

export interface SpotLadderProps {
  readonly isOpen: boolean;
  readonly memoryKey: string;
  readonly draft: Pick<TicketDraft, 'side'> & LadderDraft;
  readonly context: TicketContext;
  readonly checks: OrderChecks;
  readonly onClose: () => void;
}

/** Several spot orders over a range of prices. */
export function SpotLadder(props: SpotLadderProps) {
  useTextsAhead(['records']);
  return props.isOpen ? <OpenLadder {...props} /> : undefined;
}

function OpenLadder({ draft, onClose, checks, memoryKey, ...props }: SpotLadderProps) {
  const t = useText('records');
  const { side } = draft;
  const { instrument } = props.context;
  // The ticket below it rests, and has no new price.
  const last = useQuote(instrument.symbol)?.price;
  const context = { ...props.context, last };
  const { base, quote } = instrument;
  const stopOf = useSpotStop();
  const problemText = useLadderProblemText();
  const format = useFormat();
  const readOrders = useReadLatestOrders({ baseId: base.id, quoteId: quote.id });
  const read = (texts: LadderTexts, id: string): LadderView<OrderSnapshot> => {
    const ladder = ladderOf({ side, texts, context, id });
    const { orders, problems, total, value, least } = ladder;
    const stop = value === undefined ? undefined : stopOf({ order: { side }, value, quote: quote.name });
    const enough = {
      least: least === undefined ? undefined : format.amount(least, { currency: base.name }),
      n: texts.count,
    };
    const errors = { from: problemText(problems.from), to: problemText(problems.to) };
    return {
      orders,
      errors: { ...errors, count: problemText(problems.count), size: problemText(problems.size, enough) },
      isStopped: stop !== undefined,
      warnings: (
        <LadderWarnings stop={stop} guards={guardsOfLadder(ladder, checks)}>
          <Crossing orders={orders} />
        </LadderWarnings>
      ),
      totals: (
        <>
          <LadderTotal label={t('ladder.total')}>
            <SumText value={total} currency={side === 'buy' ? quote.name : base.name} isCost isShown />
          </LadderTotal>
          <Fee fee={ladderFee(orders)} />
        </>
      ),
    };
  };
  return (
    <LadderSheet
      symbol={instrument.symbol}
      memoryKey={memoryKey}
      title={t(`ladder.${side}`)}
      tone={side === 'buy' ? 'up' : 'down'}
      draft={draft}
      labels={{
        from: `${t('ladder.from')} (${quote.name})`,
        to: `${t('ladder.to')} (${quote.name})`,
        count: t('ladder.count'),
        size: `${t('ladder.size')} (${base.name})`,
      }}
      read={read}
      readOrders={readOrders}
      renderRow={(turn) => <Row {...turn} context={context} readOrders={readOrders} />}
      renderPlaced={(run) => <Placed {...run} instrument={instrument} />}
      onClose={onClose}
    />
  );
}

/** Those that filled at once may have come to less than at their limits. */
function Placed({ placed, instrument, ...run }: PlacedRun<OrderSnapshot> & Pick<TicketContext, 'instrument'>) {
  const t = useText('records');
  const { size, value } = sumsOf(placed);
  return (
    <PlacedTotals
      {...run}
      placed={placed.length}
      size={{ value: size, currency: instrument.base.name }}
      worth={{ label: t('receipt.value'), value, currency: instrument.quote.name }}
    />
  );
}

/** Of the worst price among them, and of what all of them take together. */
function guardsOfLadder({ orders, total }: Ladder, checks: OrderChecks): readonly Guard[] {
  const worst = orders.flatMap((order) => guardsOf(order, checks)).find(({ kind }) => kind !== 'equity-share');
  const [first] = orders;
  const together = first === undefined ? [] : shareGuards(total, first.available, checks);
  return worst === undefined ? together : [worst, ...together];
}

/** Which of them do not wait at their own price. */
function Crossing({ orders }: { readonly orders: readonly OrderSnapshot[] }) {
  const t = useText('records');
  const format = useFormat();
  const prices = orders.flatMap(({ crossesMarket, order, priceStep }) =>
    crossesMarket ? format.price(order.price, priceStep).full : [],
  );
  return prices.length === 0 ? undefined : (
    <p className={styles['warn']}>{t('ladder.crosses', { prices: prices.join(' · ') })}</p>
  );
}

function Fee({ fee }: { readonly fee: ReturnType<typeof ladderFee> }) {
  const t = useText('trading');
  if (fee === undefined) return undefined;
  return (
    <LadderTotal label={t('ticket.lines.fee')}>
      <span>
        {fee.isExact || fee.value === undefined ? undefined : <EstimateMark />}
        <SumText value={fee.value} currency={fee.currency} reason={t('ticket.lines.feeUnknown')} isCost isShown />
      </span>
    </LadderTotal>
  );
}

interface RowProps extends ShownTurn<OrderSnapshot, SpotOrder>, Pick<SpotLadderProps, 'context'> {
  readonly readOrders: () => Promise<readonly SpotOrder[]>;
}

function Row({ context, readOrders, phase, ...turn }: RowProps) {
  const { order, place } = turn;
  const request = useSpotLadderRequest({ symbol: order.symbol, place, readOrders });
  const { known, ...sending } = useLadderOrder<SpotWay>({ ...turn, rules: spotWay }, request);
  const standing = useStandingText(known, order.priceStep);
  const atOnce = fillAtOnce(order, context);
  return (
    <LadderRow
      {...sending}
      phase={phase}
      standing={standing}
      price={
        <>
          <PriceText value={order.order.price} step={order.priceStep} /> {order.quote}
        </>
      }
      size={<MoneyText value={order.order.quantity} currency={order.base} isShown />}
      cost={
        <span>
          {atOnce === undefined ? undefined : <EstimateMark />}
          <SumText
            value={atOnce?.value ?? order.value}
            currency={order.quote}
            isCost={order.order.side === 'buy'}
            isShown
          />
        </span>
      }
      note={atOnce === undefined ? undefined : <AtOnce fill={atOnce} step={order.priceStep} />}
    />
  );
}

interface AtOnceProps {
  readonly fill: FillAtOnce;
  readonly step: Price | undefined;
}

function AtOnce({ fill, step }: AtOnceProps) {
  const t = useText('records');
  const format = useFormat();
  return t('ladder.atOnce', { price: format.price(fill.price, step).full });
}
