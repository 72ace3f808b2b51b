import type { ReactNode } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';

export interface TicketSheetProps {
  readonly symbol: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The ticket over the chart. */
export function TicketSheet({ symbol, isOpen, onClose, children }: TicketSheetProps) {
  const t = useText('trading');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('title.trade', { symbol })}>
      {children}
    </Sheet>
  );
}
