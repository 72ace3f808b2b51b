import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { amount, quantity, type DecimalText } from '../../../../core/money/amount.ts';
import { MoneyText, PriceText } from '../../../../core/ui/money/money-text.tsx';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import type { OwnStops } from '../../../shared/limits/operations/use-own-stops.ts';
import type { OrderChecks } from '../../../shared/order-checks/model/kept-checks.ts';
import { products } from '../../mode/model/products.ts';
import { RiskLine } from '../../mode/parts/risk-line.tsx';
import { useReadLatestContractOrders } from '../../orders/data/contract-orders.ts';
import { shareGuards } from '../../orders/model/order-snapshot.ts';
import { shownCost } from '../../../../core/money/shown-cost.ts';
import { SumText } from '../../orders/parts/sum-text.tsx';
import type { LadderDraft, LadderField, LadderTexts } from '../../ticket/model/ladder-steps.ts';
import { useLadderOrder } from '../../ticket/operations/use-ladder-order.ts';
import { LadderSheet, type LadderView, type PlacedRun, type ShownTurn } from '../../ticket/panels/ladder-sheet.tsx';
import { useLadderProblemText } from '../../ticket/parts/ladder-fields.tsx';
import { LadderRow } from '../../ticket/parts/ladder-row.tsx';
import { LadderTotal, PlacedTotals } from '../../ticket/parts/ladder-total.tsx';
import { LadderWarnings } from '../../ticket/parts/ladder-warnings.tsx';
import styles from '../../ticket/parts/ladder.module.css';
import { contractLadderOf, sumsOfContracts, type ContractLadder as Ladder } from '../model/contract-ladder.ts';
import { noLiquidationKey } from '../model/contract-key.ts';
import { availableFor } from '../model/contract-lots.ts';
import { countingIn, type ContractContext, type ContractDraft } from '../model/contract-ticket.ts';
import { contractWay, nearLiquidationGuards, type ContractSnapshot, type ContractWay } from '../model/contract-way.ts';
import { useContractLadderRequest } from '../operations/use-contract-ladder-request.ts';
import { ContractGuardText } from '../parts/ticket/contract-guards.tsx';
import { LiquidationText } from '../parts/liquidation-text.tsx';
import { useLotsText } from '../parts/use-lots-text.ts';
import { useContractErrorText } from '../parts/use-contract-error-text.ts';

export interface ContractLadderProps {
  readonly isOpen: boolean;
  readonly memoryKey: string;
  readonly draft: Pick<ContractDraft, 'direction' | 'leverage' | 'sizeUnit'> & LadderDraft;
  readonly context: ContractContext;
  readonly checks: OrderChecks;
  readonly stops: OwnStops;
  readonly onClose: () => void;
}

/** Several waiting contract orders over a range of prices. */
export function ContractLadder(props: ContractLadderProps) {
  useTextsAhead(['records']);
  return props.isOpen ? <OpenLadder {...props} /> : undefined;
}

function OpenLadder({ draft, context, checks, stops, onClose, memoryKey }: ContractLadderProps) {
  const t = useText('records');
  const contracts = useText('contracts');
  const { instrument } = context;
  const quote = instrument.quote.name;
  const available = { value: availableFor(context), currency: quote };
  const textOf = useProblemTexts(draft.sizeUnit, quote);
  const readOrders = useReadLatestContractOrders({ baseId: instrument.base.id, quoteId: instrument.quote.id });
  const read = (texts: LadderTexts, id: string): LadderView<ContractSnapshot> => {
    const ladder = contractLadderOf({ draft, texts, context, id });
    const { orders, needed } = ladder;
    const stop = needed === undefined ? stops.stop : stops.stopFor({ value: needed, currency: quote });
    return {
      orders,
      errors: textOf(ladder, texts.count),
      isStopped: stop !== undefined,
      warnings: (
        <LadderWarnings stop={stop} guards={shareGuards(needed, available, checks)}>
          {nearLiquidationGuards(ladder.distance, quote).map((guard) => (
            <div key={guard.kind} className={styles['warn']} role="alert">
              <ContractGuardText guard={guard} />
            </div>
          ))}
        </LadderWarnings>
      ),
      totals: <Totals ladder={ladder} context={context} />,
    };
  };
  return (
    <LadderSheet
      symbol={instrument.symbol}
      memoryKey={memoryKey}
      title={t(`ladder.${draft.direction}`)}
      tone={draft.direction === 'long' ? 'up' : 'down'}
      draft={draft}
      labels={{
        from: `${t('ladder.from')} (${quote})`,
        to: `${t('ladder.to')} (${quote})`,
        count: t('ladder.count'),
        size: draft.sizeUnit === 'lots' ? contracts('ticket.lots') : `${contracts('lines.margin')} (${quote})`,
      }}
      read={read}
      readOrders={readOrders}
      renderRow={(turn) => <Row {...turn} readOrders={readOrders} />}
      renderPlaced={(run) => <Placed {...run} instrument={instrument} />}
      onClose={onClose}
    />
  );
}

/** The words for what is wrong with each field. */
function useProblemTexts(
  unit: ContractDraft['sizeUnit'],
  quote: string,
): (ladder: Ladder, count: string) => LadderView<ContractSnapshot>['errors'] {
  const problemText = useLadderProblemText();
  const errorText = useContractErrorText();
  const lotsText = useLotsText();
  const format = useFormat();
  const leastText = (least: DecimalText): string =>
    unit === 'lots' ? lotsText(quantity(least)) : format.amount(shownCost(amount(least), quote), { currency: quote });
  return ({ problems, least }, n) => {
    const enough = { least: least === undefined ? undefined : leastText(least), n };
    const textOf = (field: LadderField): string | undefined => {
      const problem = problems[field];
      return typeof problem === 'object' ? errorText(problem) : problemText(problem, enough);
    };
    return { from: textOf('from'), to: textOf('to'), count: textOf('count'), size: textOf('size') };
  };
}

/** What all of them take, and where the account would be liquidated once all have opened. */
function Totals({ ladder, context }: { readonly ladder: Ladder; readonly context: ContractContext }) {
  const t = useText('contracts');
  const records = useText('records');
  const format = useFormat();
  const { risk } = useRuntimeConfig();
  const quote = context.instrument.quote.name;
  const { margin, fee, leverage, liquidation, isOutOfReach, orders } = ladder;
  const { riskKey, riskLineKey } = products.contracts;
  return (
    <>
      <LadderTotal label={t('lines.margin')}>
        <span>
          <SumText value={margin} currency={quote} isCost isShown />
          {leverage === undefined ? undefined : ` · ${t('ticket.times', { n: format.amount(leverage) })}`}
        </span>
      </LadderTotal>
      <LadderTotal label={t('lines.fee')}>
        <SumText value={fee} currency={quote} isCost isShown />
      </LadderTotal>
      <LadderTotal label={records('ladder.liquidation')}>
        <span>
          <LiquidationText
            value={liquidation}
            step={context.instrument.priceStep}
            unknown={isOutOfReach ? undefined : t(noLiquidationKey(countingIn(context)))}
          />
        </span>
      </LadderTotal>
      {orders.every(({ counting }) => counting.isProven) ? undefined : (
        <p className={styles['note']}>{t('lines.guess')}</p>
      )}
      <RiskLine lineKey={riskLineKey} textKey={riskKey} risk={risk} />
    </>
  );
}

function Placed({ placed, instrument, ...run }: PlacedRun<ContractSnapshot> & Pick<ContractContext, 'instrument'>) {
  const t = useText('contracts');
  const { size, margin } = sumsOfContracts(placed);
  return (
    <>
      <PlacedTotals
        {...run}
        placed={placed.length}
        size={{ value: size, currency: instrument.base.name }}
        worth={{ label: t('lines.margin'), value: margin, currency: instrument.quote.name }}
      />
      {placed.every(({ counting }) => counting.isProven) ? undefined : (
        <p className={styles['note']}>{t('lines.guess')}</p>
      )}
    </>
  );
}

interface RowProps extends ShownTurn<ContractSnapshot, ContractOrder> {
  readonly readOrders: () => Promise<readonly ContractOrder[]>;
}

function Row({ readOrders, phase, ...turn }: RowProps) {
  const { order, place } = turn;
  const request = useContractLadderRequest({ symbol: order.symbol, place, readOrders });
  const { known, ...sending } = useLadderOrder<ContractWay>({ ...turn, rules: contractWay }, request);
  const standing = useStanding(known);
  return (
    <LadderRow
      {...sending}
      phase={phase}
      standing={standing}
      price={
        <>
          <PriceText value={order.order.limitPrice} step={order.priceStep} /> {order.quote}
        </>
      }
      size={<MoneyText value={order.size} currency={order.base} isShown />}
      cost={<SumText value={order.cost.margin} currency={order.quote} isCost isShown />}
    />
  );
}

/** How an order that was placed stands; undefined while it waits. */
function useStanding(order: ContractOrder | undefined): string | undefined {
  const t = useText('records');
  const contracts = useText('contracts');
  const format = useFormat();
  if (order === undefined || order.status === 'pending') return undefined;
  return order.status === 'cancelled'
    ? contracts('status.cancelled')
    : t('ladder.row.openedAt', { price: format.price(order.openPrice).full });
}
