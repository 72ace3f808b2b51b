import { IconBell } from '../../../../core/ui/icons/bell.gen.tsx';
import { useState } from 'react';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { IconButton } from '../../../../core/ui/button.tsx';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import type { AlertsSheetProps } from './alerts-sheet.tsx';

export const LaterAlertsSheet = whenWanted<AlertsSheetProps>({
  load: async () => (await import('./alerts-sheet.tsx')).AlertsSheet,
  isWanted: ({ isOpen }) => isOpen,
});

export interface AlertBellProps {
  readonly instrument: Instrument;
  /** The accessible name, in the words of its screen. */
  readonly label: string;
}

/** Opens the price alerts of a pair. */
export function AlertBell({ instrument, label }: AlertBellProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={label} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <IconBell size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <LaterAlertsSheet isOpen={isOpen} instrument={instrument} onClose={() => setIsOpen(false)} />
    </>
  );
}
