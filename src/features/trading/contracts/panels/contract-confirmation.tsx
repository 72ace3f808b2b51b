import { Confirmation, type ConfirmationProps } from '../../ticket/panels/confirmation.tsx';
import type { ContractTicket } from '../operations/use-contract-ticket.ts';
import { ContractConfirmSheet } from '../parts/ticket/contract-confirm-sheet.tsx';

export interface ContractConfirmationProps extends Omit<ConfirmationProps, 'ticket' | 'renderSheet'> {
  readonly ticket: ContractTicket;
}

/** The confirmation of a contract order. */
export function ContractConfirmation({ ticket, ...order }: ContractConfirmationProps) {
  return (
    <Confirmation
      {...order}
      ticket={ticket}
      renderSheet={(confirming) => <ContractConfirmSheet {...confirming} state={ticket.flow.state} />}
    />
  );
}
