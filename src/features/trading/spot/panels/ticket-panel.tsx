import type { ReactNode } from 'react';
import { detour } from '../../../../core/navigation/detour.ts';
import { loginPath } from '../../../../core/navigation/return-path.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { LinkButton } from '../../../../core/ui/button.tsx';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { assetsPaths } from '../../../shared/wallets/model/assets-path.ts';
import type { NextStepsProps } from '../../../shared/wallets/panels/next-steps.tsx';
import { useWalletTrouble } from '../../mode/data/wallet-detail.ts';
import { ordersPath } from '../../mode/model/trade-mode.ts';
import { numberIn } from '../../orders/model/ticket-actions.ts';
import { busyOf } from '../../orders/model/ticket-state.ts';
import { LaterClosedNote } from '../../orders/panels/later-closed-note.ts';
import type { OutcomeNoticeProps } from '../../orders/parts/outcome-notice.tsx';
import { BalanceTrouble } from '../../ticket/parts/balance-trouble.tsx';
import type { LadderButtonProps } from './ladder-button.tsx';
import { LaterAddFunds } from '../../ticket/panels/later-add-funds.ts';
import { LimitField } from './limit-field.tsx';
import { SubmitButton } from '../parts/submit-button.tsx';
import ticketStyles from '../../ticket/parts/ticket.module.css';
import { TicketForm } from '../parts/ticket-form.tsx';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';
import { DoubledPlainly } from '../../ticket/parts/doubled-plainly.tsx';
import type { OrderMoveNoticeProps } from '../../ticket/parts/order-move-notice.tsx';
import type { DoubledSpotProps } from './doubled-spot.tsx';
import type { DeskNeeds } from '../../ticket/parts/desk.ts';
import type { Ticket } from '../operations/use-ticket.ts';

/** Few have nothing to trade with. */
const NextSteps = whenWanted<NextStepsProps>({
  load: async () => (await import('../../../shared/wallets/panels/next-steps.tsx')).NextSteps,
  isExtra: true,
});

const LadderButton = whenWanted<LadderButtonProps>({
  load: async () => (await import('./ladder-button.tsx')).LadderButton,
  isExtra: true,
});

/** There is nothing to say before an order; the lock of the ticket does not wait for it. */
const OutcomeNotice = whenWanted<OutcomeNoticeProps>({
  load: async () => (await import('./spot-told.tsx')).SpotTold,
  isWanted: ({ state }) => state.kind !== 'idle' && state.kind !== 'confirm',
});

const DoubledOrders = whenWanted<DoubledSpotProps>({
  load: async () => (await import('./doubled-spot.tsx')).DoubledSpot,
  isWanted: ({ doubled }) => doubled !== undefined,
  failed: DoubledPlainly,
});

const OrderMoveNotice = whenWanted<OrderMoveNoticeProps>({
  load: async () => (await import('../../ticket/parts/order-move-notice.tsx')).OrderMoveNotice,
  isWanted: ({ kind }) => kind !== undefined,
});

interface TicketPanelProps extends Pick<DeskNeeds, 'mode' | 'instrument' | 'here'> {
  readonly ticket: Ticket;
  /** The outcome of an order that is moved on the chart. */
  readonly moved: OrderMoveNoticeProps;
}

/**
 * The ticket with its button and the outcome of the last order. Visitors get a link to the login in place of the
 * button.
 */
export function TicketPanel({ mode, instrument, ticket, moved, here }: TicketPanelProps) {
  const { form, flow } = ticket;
  const { isSignedIn } = useSession();
  const typed = useTyped(ticket, instrument);
  const spent = form.draft.side === 'buy' ? instrument.quote : instrument.base;
  const trouble = useWalletTrouble({ currencyId: spent.id, account: mode.product });
  const lacksWallet = form.errorOf('ticket')?.key === 'ticket.error.noWallet';
  return (
    <TicketForm
      form={form}
      instrument={instrument}
      isFeeKnown={ticket.feeRate !== undefined}
      isVisitor={!isSignedIn}
      assetsPath={isSignedIn ? assetsPaths[mode.account] : undefined}
      trouble={trouble === undefined || lacksWallet ? undefined : <BalanceTrouble {...trouble} />}
      limit={
        <LimitField
          {...ticket}
          aside={
            isSignedIn && form.draft.orderType === 'limit' && !form.summary.isByMoney && instrument.isOpen !== false ? (
              <LadderButton draft={form.draft} context={ticket.context} checks={ticket.checks} />
            ) : undefined
          }
        />
      }
      addFunds={
        <LaterAddFunds
          isShort={isSignedIn && form.errors.some(({ key }) => key === 'ticket.error.balance')}
          needed={form.draft.side === 'buy' ? form.summary.value : form.summary.cost.value}
          available={form.summary.available.value}
          currency={spent}
          account={mode.product}
          followsPrice={form.draft.orderType === 'market' && form.draft.side === 'buy'}
        />
      }
      nextSteps={<NextSteps symbol={instrument.symbol} />}
      onSubmit={isSignedIn ? flow.tap : () => undefined}
      submit={
        <Submit here={here} lacksWallet={lacksWallet}>
          <LaterClosedNote {...instrument} className={ticketStyles['note']} />
          <SubmitButton
            side={form.draft.side}
            {...typed}
            isClosed={instrument.isOpen === false}
            busy={busyOf(flow.state)}
          />
        </Submit>
      }
      outcome={
        <div aria-live="polite">
          <DoubledOrders
            doubled={flow.doubled}
            onSeen={flow.dismissDoubled}
            ordersPath={ordersPath(mode, instrument.symbol)}
          />
          <OrderMoveNotice {...moved} />
          <OutcomeNotice
            state={flow.state}
            priceStep={instrument.priceStep}
            ordersPath={ordersPath(mode, instrument.symbol)}
            onRefresh={ticket.refreshPrice}
            onCheckAgain={flow.checkAgain}
            onSeen={flow.seen}
            onDismiss={flow.cancel}
          />
        </div>
      }
    />
  );
}

/** What was typed, in its own unit; only the currency without a size, or if that would reveal the hidden balance. */
function useTyped({ form }: Ticket, { base, quote }: DeskNeeds['instrument']): { what: string; sum?: string } {
  const format = useFormat();
  const isMasked = useIsMasked();
  const { draft, summary } = form;
  if (summary.quantity === undefined || (isMasked && draft.isFromShare)) return { what: base.name };
  if (draft.sizeUnit === 'base') return { what: format.amount(summary.quantity, { currency: base.name }) };
  const sum = numberIn<Amount>(draft.sizeText, format.languageTag);
  return sum === undefined
    ? { what: base.name }
    : { what: base.name, sum: format.amount(sum, { currency: quote.name }) };
}

interface SubmitProps {
  readonly here: string;
  /** There is no order that could be sent: only the operator opens wallets. */
  readonly lacksWallet: boolean;
  readonly children: ReactNode;
}

/** What sends the order, or the way to what it lacks in its place. */
function Submit({ here, lacksWallet, children }: SubmitProps) {
  const t = useText('trading');
  const { isSignedIn } = useSession();
  if (isSignedIn && !lacksWallet) return children;
  return (
    <LinkButton to={isSignedIn ? routes.kefu.index : loginPath(here)} state={detour} isWide>
      {t(isSignedIn ? 'ticket.askSupport' : 'ticket.login')}
    </LinkButton>
  );
}
