import { useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { ConfirmSheet } from '../../ticket/parts/confirm-sheet.tsx';
import { Confirmation, type ConfirmationProps } from '../../ticket/panels/confirmation.tsx';
import type { Ticket } from '../operations/use-ticket.ts';

export interface SpotConfirmationProps extends Omit<ConfirmationProps, 'ticket' | 'renderSheet'> {
  readonly ticket: Ticket;
}

/** The confirmation of a spot order. */
export function SpotConfirmation({ ticket, ...order }: SpotConfirmationProps) {
  useTextsAhead(['records']);
  return (
    <Confirmation
      {...order}
      ticket={ticket}
      renderSheet={(confirming) => <ConfirmSheet {...confirming} state={ticket.flow.state} />}
    />
  );
}
