import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { MoneyText, PriceText } from '../../../../core/ui/money/money-text.tsx';
import { useMoneyUnit } from '../../../../core/ui/money/use-money-unit.ts';
import type { ContractWay, SentContract } from '../model/contract-way.ts';
import type { TicketState } from '../../orders/model/ticket-state.ts';
import { currenciesOf } from '../../orders/model/placed-order-figures.ts';
import { shownCost } from '../../../../core/money/shown-cost.ts';
import { FillFact, Facts } from '../../orders/parts/fill-facts.tsx';
import { Notice, OpenNotice, SentAt, type OpenNoticeProps } from '../../orders/parts/outcome-notice.tsx';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';
import { useLotsText } from './use-lots-text.ts';

export interface ContractOutcomeProps extends Omit<OpenNoticeProps, 'state' | 'named'> {
  readonly state: TicketState<ContractWay>;
  /** The step of the pair's prices, if known. */
  readonly priceStep: Price | undefined;
}

/** The outcome of a contract order, where the person is looking. */
export function ContractOutcome({ state, priceStep, ...props }: ContractOutcomeProps) {
  const inWords = useContractWords(priceStep);
  if (state.kind === 'placed') return <Placed {...{ state, priceStep }} onDismiss={props.onDismiss} />;
  return <OpenNotice {...props} state={state} named={'snapshot' in state ? inWords(state.snapshot) : undefined} />;
}

/** A contract order in a sentence. */
function useContractWords(priceStep: Price | undefined): (sent: SentContract) => string {
  const t = useText('contracts');
  const format = useFormat();
  const lotsText = useLotsText();
  const isMasked = useIsMasked();
  const marked = useMoneyUnit();
  return ({ order: { direction, lots, leverage, limitPrice }, base, quote }) => {
    const named = {
      direction: t(`direction.${direction}`),
      lots: isMasked ? hiddenText : lotsText(lots),
      base: marked(base),
      leverage: t('ticket.times', { n: format.amount(leverage) }),
    };
    return limitPrice === undefined
      ? t('outcome.market', named)
      : t('outcome.limit', { ...named, price: format.price(limitPrice, priceStep).full, quote });
  };
}

interface PlacedProps extends Pick<ContractOutcomeProps, 'priceStep'> {
  readonly state: Extract<TicketState<ContractWay>, { readonly kind: 'placed' }>;
  readonly onDismiss: () => void;
}

function Placed({ state, priceStep, onDismiss }: PlacedProps) {
  const t = useText('contracts');
  const trading = useText('trading');
  const { order: listed } = state;
  const isCancelled = listed?.status === 'cancelled';
  const isOpen = listed !== undefined && listed.status !== 'pending';
  const placed = isOpen ? t('outcome.opened') : trading('outcome.placed');
  return (
    <Notice
      tone={isCancelled ? 'over' : 'good'}
      title={isCancelled ? trading('orders.revoked') : placed}
      onDismiss={onDismiss}
    >
      {state.wasLost ? <p>{trading('outcome.placedFound')}</p> : undefined}
      <SentAt at={state.sentAt} />
      {listed !== undefined && isOpen && !isCancelled ? (
        <OpenedFacts order={listed} priceStep={priceStep} />
      ) : undefined}
      {listed?.status === 'pending' ? <p>{t('outcome.waiting')}</p> : undefined}
    </Notice>
  );
}

/** What opened, at what price and at what cost, from the server's list. */
function OpenedFacts({ order, priceStep }: Pick<PlacedProps, 'priceStep'> & { readonly order: ContractOrder }) {
  const t = useText('contracts');
  const { base, quote } = currenciesOf(order.symbol);
  return (
    <Facts>
      <FillFact label={t(`direction.${order.direction}`)}>
        <MoneyText value={order.size} currency={base} />
      </FillFact>
      <FillFact label={t('position.entry')}>
        <PriceText value={order.openPrice} step={priceStep} /> {quote}
      </FillFact>
      <FillFact label={t('lines.fee')}>
        <MoneyText value={shownCost(order.openFee, quote)} currency={quote} />
      </FillFact>
    </Facts>
  );
}
