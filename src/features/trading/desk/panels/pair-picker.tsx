import { IconStarFilled } from '../../../../core/ui/icons/star-filled.gen.tsx';
import { useMemo, useState } from 'react';
import type { CurrencyId, Instrument, QuotedInstrument } from '../../../../core/domain/market/instrument.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../../../../core/ui/lists/list-state.tsx';
import { PercentText, PriceText } from '../../../../core/ui/money/money-text.tsx';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { TextField } from '../../../../core/ui/fields/text-field.tsx';
import { UnreadableRows } from '../../../../core/ui/lists/unreadable-rows.tsx';
import { listKeys } from '../../../../core/ui/lists/list-keys.ts';
import { CoinMark } from '../../../../core/ui/money/coin-mark.tsx';
import { useFavouriteOrder } from '../../../shared/favourites/operations/use-favourite-order.ts';
import { useFavourites } from '../../../shared/favourites/data/favourites.ts';
import { useInstruments, useLackingPairs } from '../../../shared/instruments/data/instruments.ts';
import { useSeenPairs } from '../../../shared/instruments/data/seen-pairs.ts';
import { InstrumentIndex } from '../../../shared/instruments/model/search-instruments.ts';
import { useQuote } from '../../../shared/quotes/data/use-quote.ts';
import styles from './pair-picker.module.css';

export interface PairPickerProps {
  readonly isOpen: boolean;
  /** Which pairs are offered. */
  readonly isOffered: (instrument: Instrument) => boolean;
  readonly selected: string;
  readonly onPick: (symbol: string) => void;
  readonly onClose: () => void;
}

/** A sheet with every pair of the product, to search and to pick. */
export function PairPicker(props: PairPickerProps) {
  const t = useText('market');
  return (
    <Sheet isOpen={props.isOpen} onClose={props.onClose} title={t('picker.title')}>
      <PairSearch {...props} />
    </Sheet>
  );
}

const mostRows = 60;
/** Pairs of other products, if this one has no match. */
const mostOthers = 5;

function PairSearch({ isOffered, selected, onPick }: PairPickerProps) {
  const t = useText('market');
  const { data, error, refetch } = useInstruments();
  const lacking = useLackingPairs();
  const [text, setText] = useState('');
  const offered = useMemo(() => data?.filter(({ instrument }) => isOffered(instrument)), [data, isOffered]);
  const index = useMemo(() => new InstrumentIndex(offered ?? []), [offered]);
  const { ids: starred } = useFavouriteOrder(useFavourites().ids);
  const pinnedFirst = useMemo(() => withPinnedFirst(offered ?? [], starred), [offered, starred]);
  const everything = useMemo(() => new InstrumentIndex(data ?? []), [data]);
  if (offered === undefined) {
    return error === null ? (
      <SkeletonRows count={6} height={48} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  }
  const isEmpty = text.trim() === '';
  const rows = isEmpty ? pinnedFirst : index.search(text);
  const others = rows.length === 0 ? everything.search(text).slice(0, mostOthers) : [];
  return (
    // The field and the rows have the focus; the keys only go between them.
    <div role="presentation" className={styles['picker']} onKeyDown={listKeys}>
      <TextField
        label={t('picker.search')}
        type="search"
        autoComplete="off"
        value={text}
        data-autofocus=""
        onChange={(event) => setText(event.target.value)}
      />
      <UnreadableRows of={lacking} />
      {isEmpty ? <SeenLast offered={offered} selected={selected} onPick={onPick} /> : undefined}
      {rows.length === 0 && others.length === 0 ? <EmptyState title={t('picker.none', { text })} /> : undefined}
      {others.length === 0 ? undefined : <p className={styles['others']}>{t('picker.others')}</p>}
      <ul className={styles['list']}>
        {[...rows.slice(0, mostRows), ...others].map(({ instrument }) => (
          <PairRow
            key={instrument.symbol}
            instrument={instrument}
            isSelected={instrument.symbol === selected}
            isStarred={starred.includes(instrument.base.id)}
            onPick={onPick}
          />
        ))}
      </ul>
    </div>
  );
}

/** Favourites in their own order, then all others in the operator's. */
function withPinnedFirst(
  rows: readonly QuotedInstrument[],
  starred: readonly CurrencyId[],
): readonly QuotedInstrument[] {
  const pinned = starred.flatMap((id) => rows.filter(({ instrument }) => instrument.base.id === id));
  return [...new Set([...pinned, ...rows])];
}

interface SeenLastProps extends Pick<PairPickerProps, 'selected' | 'onPick'> {
  readonly offered: readonly QuotedInstrument[];
}

/** The pairs of this product that were open last, one tap away. */
function SeenLast({ offered, selected, onPick }: SeenLastProps) {
  const t = useText('market');
  const { symbols } = useSeenPairs();
  const seen = symbols
    .filter((symbol) => symbol !== selected)
    .flatMap((symbol) => offered.find(({ instrument }) => instrument.symbol === symbol) ?? []);
  if (seen.length === 0) return undefined;
  return (
    <section aria-labelledby="seen-last">
      <h3 id="seen-last" className={styles['others']}>
        {t('search.recent')}
      </h3>
      <ul className={styles['seen']}>
        {seen.map(({ instrument: { symbol, logo } }) => (
          <li key={symbol}>
            <button type="button" className={styles['chip']} onClick={() => onPick(symbol)}>
              <CoinMark name={symbol} logo={logo} />
              {symbol}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PairRowProps {
  readonly instrument: Instrument;
  readonly isSelected: boolean;
  readonly isStarred: boolean;
  readonly onPick: (symbol: string) => void;
}

function PairRow({ instrument, isSelected, isStarred, onPick }: PairRowProps) {
  const quote = useQuote(instrument.symbol);
  return (
    <li>
      <button
        type="button"
        className={styles['row']}
        aria-current={isSelected || undefined}
        onClick={() => onPick(instrument.symbol)}
      >
        <CoinMark name={instrument.symbol} logo={instrument.logo} />
        <span className={styles['name']}>
          {instrument.base.name}
          <span className={styles['quote']}>/{instrument.quote.name}</span>
          {isStarred ? (
            <IconStarFilled className={styles['star']} size={12} stroke={1.75} aria-hidden="true" />
          ) : undefined}
        </span>
        <PriceText value={quote?.price} step={instrument.priceStep} />
        <PercentText value={quote?.change} className={styles['change']} />
      </button>
    </li>
  );
}
