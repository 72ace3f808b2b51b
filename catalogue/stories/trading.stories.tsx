import { sampleContract } from '../../tests/support/contract-samples.ts';
import { draftWith, sampleContext, sampleDepth, snapshotOf } from '../../tests/support/ticket-samples.ts';
import { useForm } from '../../src/core/forms/use-form.ts';
import { amount, price, quantity, rate } from '../../src/core/money/amount.ts';
import { DepthLadder } from '../../src/features/trading/book/parts/depth-ladder.tsx';
import { RecentTrades } from '../../src/features/trading/book/parts/recent-trades.tsx';
import { positionView, standingOf } from '../../src/features/trading/contracts/model/contract-position.ts';
import { PositionCard } from '../../src/features/trading/contracts/parts/position-card.tsx';
import { ticketForm } from '../../src/features/trading/spot/model/ticket-form.ts';
import { SubmitButton } from '../../src/features/trading/spot/parts/submit-button.tsx';
import { TicketForm } from '../../src/features/trading/spot/parts/ticket-form.tsx';
import { ConfirmSheet } from '../../src/features/trading/ticket/parts/confirm-sheet.tsx';
import { PriceField } from '../../src/features/trading/ticket/parts/price-field.tsx';
import type { TicketDraft } from '../../src/features/trading/orders/model/ticket.ts';
import type { Story } from '../story.ts';
import { ignore } from '../samples.ts';

export default { title: 'Trading' };

function Ticket({ draft }: { readonly draft: Partial<TicketDraft> }) {
  const form = useForm(ticketForm, { context: sampleContext, kept: draftWith(draft) });
  return (
    <TicketForm
      form={form}
      instrument={sampleContext.instrument}
      isFeeKnown
      isVisitor={false}
      submit={<SubmitButton side={form.draft.side} what="BTC" isClosed={false} busy={undefined} />}
      onSubmit={ignore}
      assetsPath="/pages/fund/assets"
      trouble={undefined}
      limit={
        <PriceField draft={form.draft} act={form.act} quote={sampleContext.instrument.quote.name} error={undefined} />
      }
      addFunds={undefined}
      nextSteps={undefined}
      outcome={undefined}
    />
  );
}

function Book() {
  return (
    <DepthLadder
      depth={sampleDepth}
      lastLine={<p>60,000</p>}
      priceStep={price('1')}
      quantityStep={quantity('0.1')}
      base="BTC"
      quote="USDT"
      count={3}
      onPick={ignore}
    />
  );
}

function Position({ position = sampleContract }: { readonly position?: typeof sampleContract }) {
  const purse = { positions: [position], available: amount('100'), state: undefined, burstLevel: rate('5') };
  return (
    <ul>
      <PositionCard
        position={position}
        view={positionView(position, standingOf(purse))}
        priceStep={undefined}
        isMarketClosed={false}
        isClosing={false}
        failure={undefined}
        onOpen={ignore}
        onStops={ignore}
        onClose={ignore}
      />
    </ul>
  );
}

function Confirmation({ draft }: { readonly draft: Partial<TicketDraft> }) {
  const state = { kind: 'confirm', snapshot: snapshotOf(draft), guards: [], drift: undefined } as const;
  return (
    <ConfirmSheet
      state={state}
      isDemo={false}
      onConfirm={ignore}
      onCancel={ignore}
      onAdjustChecks={ignore}
      risk={undefined}
    />
  );
}

const losing = { ...sampleContract, lastPrice: price('60900'), profit: amount('-10.5'), stopLoss: price('60800') };

export const TicketToBuy: Story = { render: () => <Ticket draft={{ side: 'buy', sizeText: '0.01' }} /> };
export const TicketToSell: Story = {
  render: () => <Ticket draft={{ side: 'sell', orderType: 'market', sizeText: '0.5' }} />,
};
export const TicketWithTooMuch: Story = { render: () => <Ticket draft={{ side: 'buy', sizeText: '50' }} /> };
export const OrderBook: Story = { render: () => <Book /> };
export const TradesAwaited: Story = {
  render: () => <RecentTrades trades={undefined} priceStep={undefined} quantityStep={undefined} isOffered isOpen />,
};
export const PositionInProfit: Story = { render: () => <Position /> };
export const PositionAtALoss: Story = { render: () => <Position position={losing} /> };
export const ConfirmLimitOrder: Story = { render: () => <Confirmation draft={{ sizeText: '0.1' }} /> };
export const ConfirmMarketSale: Story = {
  render: () => <Confirmation draft={{ side: 'sell', orderType: 'market', sizeText: '0.1' }} />,
};
