import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccount } from '../../../../core/account/use-account.ts';
import { isOffered } from '../../../../core/config/offered.ts';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import type { QuotedInstrument } from '../../../../core/domain/market/instrument.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { askOrder } from '../../../../core/navigation/asked-order.ts';
import { pathWith } from '../../../../core/navigation/routes.ts';
import { onEntryOfPage } from '../../../../core/ui/sheets/on-entry-of-page.ts';
import { useInstruments } from '../../../shared/instruments/data/instruments.ts';
import { instrumentPath } from '../../../shared/instruments/model/instrument-path.ts';
import { InstrumentIndex } from '../../../shared/instruments/model/search-instruments.ts';
import { palettePages } from '../model/palette-pages.ts';
import { pairOf, writtenOrder, type WrittenOrder } from '../model/written-order.ts';

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
  const instrument = written === undefined ? undefined : pairOf(written.name, rows)?.instrument;
  if (written === undefined || instrument === undefined) return { id: 'order', items: [] };
  const { side, sizeText } = written;
  const { symbol, base, quote } = instrument;
  const label = t(`desk.palette.${side}`, { size: sizeText, base: base.name, quote: quote.name });
  const run = (): void => {
    askOrder({ account: account.id, symbol, side, sizeText });
    go(instrumentPath(account.id, instrument));
  };
  return { id: 'order', items: [{ id: 'order', label, hint: t('desk.palette.notSent'), run }] };
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
  const t = useText('market');
  const { products } = useRuntimeConfig();
  const wanted = text.trim().toLowerCase();
  const items = palettePages
    .filter(({ path }) => isOffered(products, path))
    .map(({ id, path, section }) => ({
      id,
      label: t(`desk.palette.page.${id}`),
      run: () => go(pathWith(path, { section })),
    }))
    .filter(({ label }) => label.toLowerCase().includes(wanted));
  return { id: 'pages', items: items.slice(0, mostPages) };
}
