import { useState } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import type { LadderSheetProps } from './ladder-sheet.tsx';

const LadderSheet = whenWanted<LadderSheetProps>({
  load: async () => (await import('./ladder-sheet.tsx')).LadderSheet,
  isWanted: ({ isOpen }) => isOpen,
});

export type LadderButtonProps = Omit<LadderSheetProps, 'isOpen' | 'onClose'>;

/** The way from one limit order to several over a range of prices. */
export function LadderButton(props: LadderButtonProps) {
  const t = useText('trading');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('ticket.ladder')}
      </Button>
      <LadderSheet {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
