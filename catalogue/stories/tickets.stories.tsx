import { useRef } from 'react';
import { sampleContractContext } from '../../tests/support/contract-samples.ts';
import { optionContext } from '../../tests/support/option-samples.ts';
import { useForm } from '../../src/core/forms/use-form.ts';
import { contractForm } from '../../src/features/trading/contracts/model/contract-form.ts';
import { emptyContract, type ContractDraft } from '../../src/features/trading/contracts/model/contract-ticket.ts';
import { ContractSubmit } from '../../src/features/trading/contracts/parts/ticket/contract-submit.tsx';
import { ContractTicketForm } from '../../src/features/trading/contracts/parts/ticket/contract-ticket-form.tsx';
import type { OptionDraft } from '../../src/features/trading/options/model/option-draft.ts';
import { emptyOption, optionForm } from '../../src/features/trading/options/model/option-ticket.ts';
import { DirectionButtons } from '../../src/features/trading/options/parts/direction-buttons.tsx';
import { OutcomeLines } from '../../src/features/trading/options/parts/outcome-lines.tsx';
import { PeriodChips } from '../../src/features/trading/options/parts/period-chips.tsx';
import { StakeField } from '../../src/features/trading/options/parts/stake-field.tsx';
import styles from '../../src/features/trading/options/parts/option-ticket.module.css';
import type { Story } from '../story.ts';
import { ignore } from '../samples.ts';

export default { title: 'Tickets' };

const contractContext = sampleContractContext;

interface ContractTicketProps {
  readonly draft: Partial<ContractDraft>;
  readonly isClosed?: boolean;
}

function ContractTicket({ draft, isClosed = false }: ContractTicketProps) {
  const form = useForm(contractForm, { context: contractContext, kept: { ...emptyContract, ...draft } });
  return (
    <ContractTicketForm
      form={form}
      context={contractContext}
      isSignedIn
      mayReview={!isClosed}
      submit={
        <ContractSubmit
          direction={form.draft.direction}
          base="BTC"
          isClosed={isClosed}
          closedNote={undefined}
          busy={undefined}
        />
      }
      ladder={undefined}
      onSubmit={ignore}
      addFunds={undefined}
      trouble={undefined}
      outcome={undefined}
    />
  );
}

interface OptionTicketProps {
  readonly draft: Partial<OptionDraft>;
  readonly busy?: 'sending' | 'unknown';
}

function OptionTicket({ draft, busy }: OptionTicketProps) {
  const context = optionContext();
  const form = useForm(optionForm, { context, kept: { ...emptyOption, ...draft } });
  const stakeRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className={styles['ticket']} role="group" aria-label="Ticket">
        <PeriodChips
          periods={context.periods ?? []}
          selected={form.summary.period?.seconds}
          onSelect={(seconds) => form.act({ type: 'length', seconds })}
        />
        <StakeField form={form} currencies={context.currencies ?? []} inputRef={stakeRef} />
        <OutcomeLines summary={form.summary} />
      </div>
      <DirectionButtons busy={busy} win={form.summary.win} currency={form.summary.currency?.name} onChoose={ignore} />
    </>
  );
}

export const ContractEmpty: Story = { render: () => <ContractTicket draft={{}} /> };
export const ContractToRise: Story = {
  render: () => <ContractTicket draft={{ direction: 'long', sizeUnit: 'lots', sizeText: '2' }} />,
};
export const ContractToFallWithTooMuch: Story = {
  render: () => <ContractTicket draft={{ direction: 'short', sizeUnit: 'lots', sizeText: '99' }} />,
};
export const ContractWhileTheMarketIsClosed: Story = {
  render: () => <ContractTicket draft={{ sizeUnit: 'lots', sizeText: '2' }} isClosed />,
};
export const OptionEmpty: Story = { render: () => <OptionTicket draft={{}} /> };
export const OptionWithStake: Story = { render: () => <OptionTicket draft={{ stakeText: '100' }} /> };
export const OptionWithTooMuch: Story = { render: () => <OptionTicket draft={{ stakeText: '5000', seconds: 600 }} /> };
export const OptionBeingSent: Story = { render: () => <OptionTicket draft={{ stakeText: '100' }} busy="sending" /> };
