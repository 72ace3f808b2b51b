import { IconPencil } from '../../../../core/ui/icons/pencil.gen.tsx';
import type { Chart } from 'klinecharts';
import { useRef, useState } from 'react';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { IconButton } from '../../../../core/ui/button.tsx';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { useSharedText } from '../../../shared/kept-text/data/shared-text.ts';
import { drawingsKey } from '../data/drawings-key.ts';
import styles from './drawings-over.module.css';
import type { DrawingDeskProps } from './drawing-desk.tsx';

/** The tools load only for people who draw. */
const DrawingDesk = whenWanted<DrawingDeskProps>({
  load: async () => (await import('./drawing-desk.tsx')).DrawingDesk,
});

export interface DrawingsOverProps {
  readonly chart: Chart;
  readonly instrument: Instrument;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** The button of the drawing tools, and what has been drawn on the chart. */
export function DrawingsOver({ chart, instrument, isOpen, onOpen }: DrawingsOverProps) {
  const t = useText('chart');
  const [kept = ''] = useSharedText(drawingsKey(instrument.symbol));
  const button = useRef<HTMLButtonElement>(null);
  const [isNeeded, setIsNeeded] = useState(false);
  if (!isNeeded && (isOpen || kept !== '')) setIsNeeded(true);
  const close = (): void => {
    onOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={button}
        label={t('draw.title')}
        className={styles['draw']}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        <IconPencil size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      {isNeeded ? <DrawingDesk {...{ chart, instrument, isOpen }} onClose={close} /> : undefined}
    </>
  );
}
