import { useText } from '../../../core/i18n/use-text.ts';
import { Sheet } from '../../../core/ui/sheet.tsx';
import { TicketPanel } from './ticket-panel.tsx';
import type { Desk } from './desk.ts';

export interface TicketSheetProps {
  readonly desk: Desk;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The ticket over the chart. */
export function TicketSheet({ desk, isOpen, onClose }: TicketSheetProps) {
  const t = useText('trading');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('title.trade', { symbol: desk.instrument.symbol })}>
      <TicketPanel desk={desk} />
    </Sheet>
  );
}
