import { useRef, useState, type SyntheticEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Instrument } from '../../../../../core/domain/market/instrument.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { Button, IconButton } from '../../../../../core/ui/button.tsx';
import { TextField } from '../../../../../core/ui/fields/text-field.tsx';
import { IconPlus } from '../../../../../core/ui/icons/plus.gen.tsx';
import { IconTrash } from '../../../../../core/ui/icons/trash.gen.tsx';
import { Sheet } from '../../../../../core/ui/sheets/sheet.tsx';
import { CoinMark } from '../../../../../core/ui/money/coin-mark.tsx';
import { useFavourites } from '../../../../shared/favourites/data/favourites.ts';
import { useInstruments } from '../../../../shared/instruments/data/instruments.ts';
import { useQuoteCells } from '../../../../shared/quotes/operations/use-quote-cells.ts';
import { toggledPair, withList, withoutList } from '../../model/watchlists.ts';
import { useWatchlists } from '../../operations/use-watchlists.ts';
import styles from './watch-pane.module.css';

/** Pairs to keep an eye on: the favourites of the account, or a list of this device. A tap shows the pair here. */
export function WatchPane({ symbol }: { readonly symbol: string }) {
  const t = useText('market');
  const { data } = useInstruments();
  const favourites = useFavourites();
  const [watchlists, change] = useWatchlists();
  const [isNaming, setIsNaming] = useState(false);
  const list = watchlists.lists.find(({ name }) => name === watchlists.shown);
  const all = data?.map(({ instrument }) => instrument) ?? [];
  const rows =
    list === undefined
      ? all.filter(({ base }) => favourites.has(base.id))
      : list.symbols.flatMap((one) => all.find((instrument) => instrument.symbol === one) ?? []);
  return (
    <section className={styles['pane']} aria-label={t('desk.watch.title')}>
      <div className={styles['head']}>
        <select
          className={styles['lists']}
          aria-label={t('desk.watch.list')}
          value={list?.name ?? ''}
          onChange={({ target }) => change({ ...watchlists, shown: target.value === '' ? undefined : target.value })}
        >
          <option value="">{t('desk.watch.favourites')}</option>
          {watchlists.lists.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <IconButton label={t('desk.watch.new')} onClick={() => setIsNaming(true)}>
          <IconPlus size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
        {list === undefined ? undefined : (
          <IconButton
            label={t('desk.watch.drop', { name: list.name })}
            onClick={() => change(withoutList(watchlists, list.name))}
          >
            <IconTrash size={18} stroke={1.75} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <ul className={styles['rows']}>
        {rows.map((instrument) => (
          <WatchRow key={instrument.symbol} instrument={instrument} isHere={instrument.symbol === symbol} />
        ))}
      </ul>
      {rows.length === 0 ? <p className={styles['none']}>{t('desk.watch.none')}</p> : undefined}
      {list === undefined ? undefined : (
        <Button variant="quiet" size="small" onClick={() => change(toggledPair(watchlists, symbol))}>
          {t(list.symbols.includes(symbol) ? 'desk.watch.remove' : 'desk.watch.add', { symbol })}
        </Button>
      )}
      <NameSheet
        isOpen={isNaming}
        onClose={() => setIsNaming(false)}
        onName={(name) => change(withList(watchlists, name, [symbol]))}
      />
    </section>
  );
}

interface WatchRowProps {
  readonly instrument: Instrument;
  readonly isHere: boolean;
}

function WatchRow({ instrument, isHere }: WatchRowProps) {
  const row = useRef<HTMLAnchorElement>(null);
  const { pathname, search } = useLocation();
  useQuoteCells(row, instrument);
  const question = new URLSearchParams(search);
  question.set('symbol', instrument.symbol);
  return (
    <li>
      <Link
        ref={row}
        to={`${pathname}?${question.toString().replaceAll('%2F', '/')}`}
        replace
        className={styles['row']}
        aria-current={isHere || undefined}
      >
        <span data-cell="spoken" className={styles['spoken']} />
        <CoinMark name={instrument.symbol} logo={instrument.logo} size={20} />
        <span aria-hidden="true" className={styles['symbol']}>
          {instrument.base.name}
          <span className={styles['quote']}>/{instrument.quote.name}</span>
        </span>
        <span aria-hidden="true" data-cell="price" className={styles['figure']} />
        <span aria-hidden="true" data-cell="chip" className={styles['change']}>
          <span data-cell="change" />
        </span>
      </Link>
    </li>
  );
}

interface NameSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
}

function NameSheet({ isOpen, onClose, onName }: NameSheetProps) {
  const t = useText('market');
  const [name, setName] = useState('');
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (name.trim() === '') return;
    onName(name);
    setName('');
    onClose();
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('desk.watch.new')}>
      <form className={styles['form']} onSubmit={onSubmit}>
        <TextField
          label={t('desk.name')}
          maxLength={40}
          autoComplete="off"
          data-autofocus=""
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" isWide>
          {t('desk.save')}
        </Button>
      </form>
    </Sheet>
  );
}
