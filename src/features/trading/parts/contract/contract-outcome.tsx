import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import { useMoneyUnit } from '../../../../core/ui/use-money-unit.ts';
import type { ContractWay } from '../../model/contract-way.ts';
import type { TicketState } from '../../model/ticket-state.ts';
import { Notice, OpenNotice, type OpenNoticeProps } from '../outcome-notice.tsx';
import { useIsMasked } from '../use-is-masked.ts';
import { useLotsText } from './use-lots-text.ts';

export interface ContractOutcomeProps extends Omit<OpenNoticeProps, 'state'> {
  readonly state: TicketState<ContractWay>;
}

/** The outcome of a contract order, where the person is looking. */
export function ContractOutcome({ state, ...props }: ContractOutcomeProps) {
  return state.kind === 'placed' ? (
    <Placed state={state} onDismiss={props.onDismiss} />
  ) : (
    <OpenNotice {...props} state={state} />
  );
}

interface PlacedProps {
  readonly state: Extract<TicketState<ContractWay>, { readonly kind: 'placed' }>;
  readonly onDismiss: () => void;
}

function Placed({ state, onDismiss }: PlacedProps) {
  const t = useText('contract');
  const trading = useText('trading');
  const format = useFormat();
  const lotsText = useLotsText();
  const isMasked = useIsMasked();
  const marked = useMoneyUnit();
  const { snapshot, order: listed } = state;
  const { direction, lots, leverage, limitPrice } = snapshot.order;
  const named = {
    direction: t(`direction.${direction}`),
    lots: isMasked ? hiddenText : lotsText(lots),
    base: marked(snapshot.base),
    leverage: t('ticket.times', { n: format.amount(leverage) }),
  };
  const isOpen = listed !== undefined && listed.status !== 'pending';
  return (
    <Notice tone="good" title={isOpen ? t('outcome.opened') : trading('outcome.placed')} onDismiss={onDismiss}>
      <p>
        {limitPrice === undefined
          ? t('outcome.market', named)
          : t('outcome.limit', { ...named, price: format.price(limitPrice).full, quote: snapshot.quote })}
      </p>
      {state.wasLost ? <p>{trading('outcome.placedFound')}</p> : undefined}
      {isOpen ? (
        <p>{t('outcome.openedAt', { price: format.price(listed.openPrice).full, quote: snapshot.quote })}</p>
      ) : undefined}
      {listed?.status === 'pending' ? <p>{t('outcome.waiting')}</p> : undefined}
    </Notice>
  );
}
