import { IconX } from '../../../core/ui/icons/x.gen.tsx';
import { useDeferredValue, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import type { QuotedInstrument } from '../../../core/domain/market/instrument.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { keywordProblem } from '../../../core/rules/people/account-rules.ts';
import { Button, IconButton } from '../../../core/ui/button.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { useFavourites } from '../../shared/favourites/data/favourites.ts';
import { useStarRefusal } from '../../shared/favourites/operations/use-star-refusal.ts';
import { useInstruments } from '../../shared/instruments/data/instruments.ts';
import { useSeenPairs } from '../../shared/instruments/data/seen-pairs.ts';
import { InstrumentIndex } from '../../shared/instruments/model/search-instruments.ts';
import { RestingPricesNote } from '../../shared/quotes/panels/resting-prices-note.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { QuoteList } from '../panels/quote-list.tsx';
import styles from './search-screen.module.css';

const hotCount = 6;

/** Pairs by ticker or by any of their names. */
export default function SearchScreen() {
  useTextsAhead(['market', 'shared']);
  const t = useText('market');
  const { data, error, refetch } = useInstruments();
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const wanted = useDeferredValue(text);
  const index = useMemo(() => new InstrumentIndex(data ?? []), [data]);
  const found = useMemo(() => index.search(wanted), [index, wanted]);
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setIsMissing(keywordProblem(text) !== undefined);
  };
  const onChange = (typed: string): void => {
    setText(typed);
    setIsMissing(false);
  };
  const isEmpty = wanted.trim() === '';
  return (
    <Page
      title={t('search.title')}
      back
      heading={<SearchField text={text} isMissing={isMissing} onChange={onChange} onSubmit={onSubmit} />}
    >
      {error === null ? undefined : <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <SkeletonRows count={6} height={56} /> : undefined}
      <RestingPricesNote />
      {data !== undefined && isEmpty ? <Suggestions rows={data} /> : undefined}
      {data !== undefined && !isEmpty ? <Found text={wanted} rows={found} onClear={() => onChange('')} /> : undefined}
    </Page>
  );
}

function Found({
  text,
  rows,
  onClear,
}: {
  readonly text: string;
  readonly rows: readonly QuotedInstrument[];
  readonly onClear: () => void;
}) {
  const t = useText('market');
  const favourites = useFavourites();
  useStarRefusal(favourites.refusal);
  return (
    <>
      <p className={styles['spoken']} role="status">
        {t('search.found', { count: rows.length })}
      </p>
      {rows.length > 0 ? (
        <QuoteList label={t('search.results')} rows={rows} sort={undefined} stars={favourites} />
      ) : (
        <EmptyState
          title={t('search.nothing', { text })}
          action={
            <Button variant="secondary" size="small" onClick={onClear}>
              {t('search.clear')}
            </Button>
          }
        />
      )}
    </>
  );
}

/** For an empty field: the pairs seen last, and the first pairs of the operator's list. */
function Suggestions({ rows }: { readonly rows: readonly QuotedInstrument[] }) {
  const t = useText('market');
  const favourites = useFavourites();
  const seen = useSeenPairs();
  const hot = useRef<HTMLHeadingElement>(null);
  const forget = (): void => {
    seen.clear();
    // The button goes with its list: what comes next has the focus, and is read out.
    hot.current?.focus();
  };
  const seenRows = seen.symbols.flatMap((symbol) => rows.filter(({ instrument }) => instrument.symbol === symbol));
  return (
    <>
      {seenRows.length > 0 ? (
        <section aria-labelledby="recent">
          <header className={styles['head']}>
            <h2 id="recent">{t('search.recent')}</h2>
            <IconButton label={t('search.forget')} onClick={forget}>
              <IconX size={16} stroke={1.75} aria-hidden="true" />
            </IconButton>
          </header>
          <QuoteList
            key={seenRows.length}
            label={t('search.recent')}
            rows={seenRows}
            sort={undefined}
            stars={favourites}
          />
        </section>
      ) : undefined}
      <section aria-labelledby="hot">
        <header className={styles['head']}>
          <h2 id="hot" ref={hot} tabIndex={-1}>
            {t('search.hot')}
          </h2>
        </header>
        <QuoteList
          key={seenRows.length}
          label={t('search.hot')}
          rows={rows.slice(0, hotCount)}
          sort={undefined}
          stars={favourites}
        />
      </section>
    </>
  );
}
