import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccount } from '../../../../core/account/use-account.ts';
import { isOffered } from '../../../../core/config/offered.ts';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import type { QuotedInstrument } from '../../../../core/domain/market/instrument.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { askOrder } from '../../../../core/navigation/asked-order.ts';
import { pathWith, routes } from '../../../../core/navigation/routes.ts';
import { onEntryOfPage } from '../../../../core/ui/sheets/on-entry-of-page.ts';
import { useInstruments } from '../../../shared/instruments/data/instruments.ts';
import { instrumentPath } from '../../../shared/instruments/model/instrument-path.ts';
import { InstrumentIndex } from '../../../shared/instruments/model/search-instruments.ts';
import { menuPages, palettePages, settingPages, type PalettePage } from '../model/palette-pages.ts';
import { isMeant, pairOf, unitOf, writtenOrder, writtenWish, type WrittenOrder } from '../model/written-order.ts';

export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  run(): void;
}

export interface PaletteGroup {
  readonly id: 'order' | 'pairs' | 'pages';
  readonly items: readonly PaletteItem[];
}

const mostPairs = 8;
const mostPages = 6;

/** What a text finds: an order that it spells, pairs and pages. Each closes the palette before it acts. */
export function usePaletteItems(text: string, close: () => void): readonly PaletteGroup[] {
  const { data } = useInstruments();
  const rows = data ?? none;
  const navigate = useNavigate();
  const go = (path: string): void => {
    close();
    onEntryOfPage(() => void navigate(path));
  };
  const groups = [useOrderItem(text, rows, go), usePairItems(text, rows, go), usePageItems(text, go)];
  return groups.filter(({ items }) => items.length > 0);
}

const none: readonly QuotedInstrument[] = [];
type Go = (path: string) => void;

function useOrderItem(text: string, rows: readonly QuotedInstrument[], go: Go): PaletteGroup {
  const t = useText('market');
  const { languageTag } = useFormat();
  const account = useAccount();
  const wordsOf = (side: WrittenOrder['side']): readonly string[] => [
    side,
    ...t(`desk.palette.words.${side}`).split(' '),
  ];
  const written = writtenOrder(text, { buy: wordsOf('buy'), sell: wordsOf('sell') }, languageTag);
  const wishes = useWishItems(text, rows, go);
  const instrument = written === undefined ? undefined : pairIn(written, rows)?.instrument;
  const unit = written === undefined || instrument === undefined ? undefined : unitOf(written, instrument);
  if (written === undefined || instrument === undefined || unit === undefined) return { id: 'order', items: wishes };
  const { side, sizeText } = written;
  const { symbol, base, quote } = instrument;
  const keys = { buy: { quote: 'buy', base: 'buyUnits' }, sell: { quote: 'sellFor', base: 'sell' } } as const;
  const label = t(`desk.palette.${keys[side][unit]}`, { size: sizeText, base: base.name, quote: quote.name });
  const run = (): void => {
    askOrder({ account: account.id, symbol, side, sizeText, unit });
    go(instrumentPath(account.id, instrument));
  };
  return { id: 'order', items: [{ id: 'order', label, hint: t('desk.palette.notSent'), run }] };
}

/** With a currency beside the figure, the pair of both if there is one. */
const pairIn = ({ name, unit }: WrittenOrder, rows: readonly QuotedInstrument[]): QuotedInstrument | undefined =>
  (unit === undefined ? undefined : pairOf(`${name}/${unit}`, rows)) ?? pairOf(name, rows);

/** Where positions are closed and orders are cancelled: it leads there, and the person does it. */
function useWishItems(text: string, rows: readonly QuotedInstrument[], go: Go): readonly PaletteItem[] {
  const t = useText('market');
  const { id } = useAccount();
  const { products } = useRuntimeConfig();
  const pages = id === 'moni' ? routes.moni : routes.transaction;
  // Words in English are known everywhere.
  const wordsOf = (word: 'close' | 'cancel' | 'positions' | 'orders'): readonly string[] => [
    word,
    ...t(`desk.palette.words.${word}`).toLowerCase().split(' '),
  ];
  const wishOf = (verb: 'close' | 'cancel') => writtenWish(text, wordsOf(verb));
  const isOneOf = (...words: Parameters<typeof wordsOf>[0][]): boolean =>
    words.some((word) => isMeant(text, wordsOf(word)));
  const close = products.contracts ? wishOf('close') : undefined;
  const named =
    close === undefined || close.name === '' ? undefined : pairOf(close.name, rows, 'contracts')?.instrument;
  const hint = t('desk.palette.notSent');
  const item = (name: string, label: string, path: string): PaletteItem => ({
    id: name,
    label,
    hint,
    run: () => go(path),
  });
  if (named !== undefined)
    return [
      item(
        'close',
        t('desk.palette.closeOf', { symbol: named.symbol }),
        pathWith(pages.contract, { symbol: named.symbol }),
      ),
    ];
  if (close?.name === '' || (products.contracts && isOneOf('close', 'positions')))
    return [item('close', t('desk.palette.closeAny'), pathWith(pages.contractOrder, { list: 'open' }))];
  if (wishOf('cancel') === undefined && !isOneOf('cancel', 'orders')) return [];
  const waiting = { list: 'pending' };
  return [
    ...(products.spot ? [item('spot', t('desk.palette.cancelSpot'), pathWith(pages.currencyOrder, waiting))] : []),
    ...(products.contracts
      ? [item('contracts', t('desk.palette.cancelContracts'), pathWith(pages.contractOrder, waiting))]
      : []),
  ];
}

function usePairItems(text: string, rows: readonly QuotedInstrument[], go: Go): PaletteGroup {
  const account = useAccount();
  const index = useMemo(() => new InstrumentIndex(rows), [rows]);
  const found = text.trim() === '' ? rows : index.search(text);
  return {
    id: 'pairs',
    items: found.slice(0, mostPairs).map(({ instrument }) => ({
      id: instrument.symbol,
      label: instrument.symbol,
      ...(instrument.names[0] === undefined ? {} : { hint: instrument.names[0] }),
      run: () => go(instrumentPath(account.id, instrument)),
    })),
  };
}

function usePageItems(text: string, go: Go): PaletteGroup {
  const { products, sure = products } = useRuntimeConfig();
  const wanted = text.trim().toLowerCase();
  const items = useNamedPages()
    .filter(({ path }) => isOffered(sure, path))
    // Names in English are known everywhere.
    .filter(({ label, words }) => [label.toLowerCase(), words].some((name) => name.includes(wanted)))
    .map(({ id, label, path, section }) => ({ id, label, run: () => go(pathWith(path, { section })) }));
  return { id: 'pages', items: items.slice(0, mostPages) };
}

interface NamedPage extends Pick<PalettePage, 'path' | 'section'> {
  readonly id: string;
  readonly label: string;
  readonly words: string;
}

function useNamedPages(): readonly NamedPage[] {
  const [market, home] = [useText('market'), useText('home')];
  const [convert, settings] = [useText('convert'), useText('settings')];
  return [
    ...palettePages.map((page) => ({
      ...page,
      label: market(`desk.palette.page.${page.id}`),
      words: page.id.toLowerCase(),
    })),
    { id: 'convert', path: routes.fund.fundTransfer, label: convert('title'), words: 'convert swap' },
    ...menuPages.map((page) => ({ ...page, id: page.key, label: withoutBreaks(home(`menu.${page.key}`)) })),
    ...settingPages.map((page) => ({ ...page, id: page.key, label: settings(page.key) })),
  ];
}

/** Where a narrow cell may break a name. */
const withoutBreaks = (name: string): string => name.replaceAll('\u00ad', '');
