import { useCallback, useRef } from 'react';
import type { Depth } from '../../../../../core/domain/market/depth.ts';
import type { Instrument } from '../../../../../core/domain/market/instrument.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { useInstruments } from '../../../../shared/instruments/data/instruments.ts';
import { useBook } from '../../../book/operations/use-book.ts';
import { AwaitedBook } from '../../../book/panels/awaited-book.tsx';
import { fittingLevels } from '../../../book/model/fitting-levels.ts';
import { DepthPanel } from '../../../book/panels/depth-panel.tsx';
import { useHeightOf } from '../../parts/use-height-of.ts';
import { PairSelect } from './pair-select.tsx';
import styles from './desk-book.module.css';

export interface SecondBookProps {
  readonly symbol: string;
  readonly onChoose: (symbol: string) => void;
}

const awaitedLevels = 8;

/** The book of another pair. Its prices fill no ticket: the ticket is that of the page's pair. */
export function SecondBook({ symbol, onChoose }: SecondBookProps) {
  const t = useText('market');
  const { data } = useInstruments();
  const instrument = data?.find((row) => row.instrument.symbol === symbol)?.instrument;
  return (
    <section className={styles['column']} aria-label={t('desk.books.other', { symbol })}>
      <div className={styles['head']}>
        <PairSelect label={t('desk.books.pair')} symbol={symbol} onChoose={onChoose} />
      </div>
      {instrument === undefined ? undefined : <Book key={symbol} instrument={instrument} />}
    </section>
  );
}

function Book({ instrument }: { readonly instrument: Instrument }) {
  const t = useText('market');
  const book = useBook(instrument);
  const place = useRef<HTMLDivElement>(null);
  const room = useHeightOf(place);
  const fit = useCallback((depth: Depth) => fittingLevels(room, depth), [room]);
  return (
    <div ref={place} className={styles['upper']}>
      {book === 'awaited' ? <AwaitedBook levels={awaitedLevels} /> : undefined}
      {book === 'there' && room > 0 ? <DepthPanel instrument={instrument} fit={fit} onPick={undefined} /> : undefined}
      {book === 'none' ? <p className={styles['none']}>{t('desk.books.none')}</p> : undefined}
    </div>
  );
}
