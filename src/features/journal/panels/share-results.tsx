import { useState } from 'react';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { IconButton } from '../../../core/ui/button.tsx';
import { IconShare } from '../../../core/ui/icons/share.gen.tsx';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import type { PeriodResults } from '../operations/use-period-results.ts';
import type { ClosedResult } from '../model/closed-result.ts';
import type { JournalRecords } from '../model/record-reading.ts';
import type { CardSheetProps } from './card-sheet.tsx';

const CardSheet = whenWanted<CardSheetProps>({
  load: async () => (await import('./card-sheet.tsx')).CardSheet,
  isWanted: ({ isOpen }) => isOpen,
});

interface ShareResultsProps {
  readonly view: PeriodResults;
  readonly records: JournalRecords;
}

/** The way to a picture of the results that are shown. */
export function ShareResults({ view, records }: ShareResultsProps) {
  const t = useText('journal');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ShareButton label={t('card.open')} onOpen={() => setIsOpen(true)} />
      <CardSheet isOpen={isOpen} of={{ view, records }} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** The way to a picture of one closed result. */
export function ShareResult({ result }: { readonly result: ClosedResult }) {
  const t = useText('journal');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { pair = t('noPair'), time } = result;
  // Of two results of one pair each button has a name of its own.
  const name = time === undefined ? pair : `${pair}, ${format.serverWall(time)}`;
  return (
    <>
      <ShareButton label={t('card.openOne', { pair: name })} onOpen={() => setIsOpen(true)} />
      {isOpen ? <CardSheet isOpen of={{ result }} onClose={() => setIsOpen(false)} /> : undefined}
    </>
  );
}

const ShareButton = ({ label, onOpen }: { readonly label: string; readonly onOpen: () => void }) => (
  <IconButton label={label} onClick={onOpen}>
    <IconShare size={20} stroke={1.75} aria-hidden="true" />
  </IconButton>
);
