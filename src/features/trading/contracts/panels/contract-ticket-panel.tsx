import { detour } from '../../../../core/navigation/detour.ts';
import { loginPath } from '../../../../core/navigation/return-path.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { LinkButton } from '../../../../core/ui/button.tsx';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { LaterClosedNote } from '../../orders/panels/later-closed-note.ts';
import type { OwnStop } from '../../../shared/limits/model/own-limits.ts';
import { useWideLayout } from '../../mode/parts/use-wide-layout.ts';
import { ordersPath } from '../../mode/model/trade-mode.ts';
import { busyOf, isBusy } from '../../orders/model/ticket-state.ts';
import type { ContractToldProps } from './contract-told.tsx';
import styles from '../../ticket/parts/ticket.module.css';
import { LaterAddFunds } from '../../ticket/panels/later-add-funds.ts';
import { BalanceTrouble } from '../../ticket/parts/balance-trouble.tsx';
import { useSizeOnButton } from '../parts/ticket/use-size-on-button.ts';
import { ContractSubmit } from '../parts/ticket/contract-submit.tsx';
import { ContractTicketForm } from '../parts/ticket/contract-ticket-form.tsx';
import type { ReversalNoticeProps } from '../parts/reversal-notice.tsx';
import type { StopsNoticeProps } from '../parts/stops-notice.tsx';
import { DoubledPlainly } from '../../ticket/parts/doubled-plainly.tsx';
import type { OrderMoveNoticeProps } from '../../ticket/parts/order-move-notice.tsx';
import type { ContractLadderButtonProps } from './contract-ladder-button.tsx';
import { PositionLine } from './position-line.tsx';
import type { DoubledContractsProps } from './doubled-contracts.tsx';
import type { DeskNeeds } from '../../ticket/parts/desk.ts';
import { OwnStopText } from '../../ticket/parts/own-stop.ts';
import { amount, type Amount } from '../../../../core/money/amount.ts';
import type { ContractError } from '../model/contract-errors.ts';
import type { ContractTicket } from '../operations/use-contract-ticket.ts';
import type { PositionReversal } from '../operations/use-reversal.ts';

const LadderButton = whenWanted<ContractLadderButtonProps>({
  load: async () => (await import('./contract-ladder-button.tsx')).ContractLadderButton,
  isExtra: true,
});

/** There is nothing to say before an order; the lock of the ticket does not wait for it. */
const ContractOutcome = whenWanted<ContractToldProps>({
  load: async () => (await import('./contract-told.tsx')).ContractTold,
  isWanted: ({ state }) => state.kind !== 'idle' && state.kind !== 'confirm',
});

const DoubledOrders = whenWanted<DoubledContractsProps>({
  load: async () => (await import('./doubled-contracts.tsx')).DoubledContracts,
  isWanted: ({ doubled }) => doubled !== undefined,
  failed: DoubledPlainly,
});

const StopsNotice = whenWanted<StopsNoticeProps>({
  load: async () => (await import('../parts/stops-notice.tsx')).StopsNotice,
  isWanted: ({ state }) => state !== undefined,
});

const ReversalNotice = whenWanted<ReversalNoticeProps>({
  load: async () => (await import('../parts/reversal-notice.tsx')).ReversalNotice,
  isWanted: ({ reversal }) => reversal !== undefined,
});

const OrderMoveNotice = whenWanted<OrderMoveNoticeProps>({
  load: async () => (await import('../../ticket/parts/order-move-notice.tsx')).OrderMoveNotice,
  isWanted: ({ kind }) => kind !== undefined,
});

interface ContractTicketPanelProps extends Pick<DeskNeeds, 'mode' | 'instrument' | 'here'> {
  readonly ticket: ContractTicket;
  readonly reversal: PositionReversal;
  /** The outcome of an order that is moved on the chart. */
  readonly moved: OrderMoveNoticeProps;
  /** The person's own limits, or the operator's first day. */
  readonly stop: OwnStop | undefined;
  /** Leads to the positions from a ticket that stands above them. */
  readonly onPositions?: (() => void) | undefined;
  /** The same for any other order, and the questions before a first one. */
  readonly ladder: Pick<ContractLadderButtonProps, 'stops' | 'asksFirst'>;
}

/**
 * The ticket with its button and the outcome of the last order. Visitors get a link to the login in place of the
 * button.
 */
export function ContractTicketPanel({ mode, instrument, ticket, reversal, stop, ...props }: ContractTicketPanelProps) {
  const t = useText('trading');
  const { form, flow, levels } = ticket;
  const { isSignedIn } = useSession();
  const isWide = useWideLayout();
  const size = useSizeOnButton(form, instrument.quote.name);
  const isReversing = reversal.shown?.kind === 'closing';
  const mayReview = isSignedIn && !isReversing && !isBusy(flow.state);
  const least = leastNeeded(form.errorOf('size'));
  const hasLadder = isSignedIn && form.draft.orderType === 'limit' && instrument.isOpen !== false;
  return (
    <ContractTicketForm
      form={form}
      context={ticket.context}
      isSignedIn={isSignedIn}
      onSubmit={mayReview ? flow.tap : () => undefined}
      mayReview={mayReview && stop === undefined && instrument.isOpen !== false}
      submit={
        isSignedIn ? (
          <ContractSubmit
            direction={form.draft.direction}
            base={instrument.base.name}
            size={size}
            isClosed={instrument.isOpen === false}
            closedNote={<LaterClosedNote {...instrument} className={styles['note']} />}
            busy={isReversing ? 'reversing' : (busyOf(flow.state) ?? (ticket.isAwaited ? 'awaiting' : undefined))}
            reason={stop === undefined ? undefined : <OwnStopText stop={stop} />}
          />
        ) : (
          <LinkButton to={loginPath(props.here)} state={detour} isWide>
            {t('ticket.login')}
          </LinkButton>
        )
      }
      ladder={
        hasLadder ? (
          <LadderButton {...props.ladder} draft={form.draft} context={ticket.context} checks={ticket.checks} />
        ) : undefined
      }
      addFunds={
        // Also where the margin is a guess.
        <LaterAddFunds
          isShort={isSignedIn && (form.summary.isBeyond || least !== undefined)}
          needed={form.summary.isBeyond ? form.summary.cost?.needed : least}
          available={form.summary.available}
          currency={instrument.quote}
          account="contracts"
          followsPrice={form.draft.orderType === 'market'}
        />
      }
      position={
        isSignedIn && !isWide && props.onPositions !== undefined ? (
          <PositionLine instrument={instrument} onOpen={props.onPositions} />
        ) : undefined
      }
      trouble={ticket.trouble === undefined ? undefined : <BalanceTrouble {...ticket.trouble} />}
      outcome={
        <div aria-live="polite">
          <DoubledOrders
            doubled={flow.doubled}
            onSeen={flow.dismissDoubled}
            ordersPath={ordersPath(mode, instrument.symbol)}
          />
          <OrderMoveNotice {...props.moved} />
          <ReversalNotice reversal={reversal.shown} onDismiss={reversal.dismiss} />
          <ContractOutcome
            state={flow.state}
            priceStep={instrument.priceStep}
            ordersPath={ordersPath(mode, instrument.symbol)}
            onRefresh={ticket.refreshPrice}
            onCheckAgain={flow.checkAgain}
            onSeen={flow.seen}
            onDismiss={flow.cancel}
            onOver={() => {
              flow.cancel();
              if (levels.shown?.state.kind === 'set') levels.dismiss();
            }}
          />
          <StopsNotice
            state={levels.shown?.state}
            sent={levels.shown?.sent}
            onTryAgain={levels.tryAgain}
            onDismiss={levels.dismiss}
          />
        </div>
      }
    />
  );
}

/** What an empty account lacks for the smallest order: every share of it is zero. */
function leastNeeded(error: ContractError | undefined): Amount | undefined {
  const needed = error?.key === 'error.balance' ? error.figures?.['needed'] : undefined;
  return needed === undefined ? undefined : amount(needed);
}
