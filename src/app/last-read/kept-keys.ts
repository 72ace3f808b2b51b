import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import { ArtSalesPort } from '../../core/ports/art-sales-port.ts';
import { ArtworksPort } from '../../core/ports/artworks-port.ts';
import { CopyTradingPort } from '../../core/ports/copy-trading-port.ts';
import { DualPort } from '../../core/ports/dual-port.ts';
import { FavouritesPort } from '../../core/ports/favourites-port.ts';
import { FiatRatesPort } from '../../core/ports/fiat-rates-port.ts';
import { LaunchPort } from '../../core/ports/launch-port.ts';
import { LoansPort } from '../../core/ports/loans-port.ts';
import { MarketPort } from '../../core/ports/market-port.ts';
import { MiningPort } from '../../core/ports/mining-port.ts';
import { OptionsPort } from '../../core/ports/options-port.ts';
import { QuizPort } from '../../core/ports/quiz-port.ts';
import { SitePort } from '../../core/ports/site-port.ts';
import { TradingPort } from '../../core/ports/trading-port.ts';
import { WalletPort } from '../../core/ports/wallet-port.ts';

const nameOf = (token: symbol): string => token.description ?? '';

/** Prices, balances, orders and holdings. Who a person is, addresses, documents and messages are not kept. */
const keptPorts: ReadonlySet<string> = new Set(
  [
    ArtSalesPort,
    ArtworksPort,
    CopyTradingPort,
    DualPort,
    FavouritesPort,
    FiatRatesPort,
    LaunchPort,
    LoansPort,
    MarketPort,
    MiningPort,
    OptionsPort,
    QuizPort,
    SitePort,
    TradingPort,
    WalletPort,
  ].map(nameOf),
);
/** Large, and read again with every look at a chart. */
const leftOut: ReadonlySet<string> = new Set(['candles', 'book', 'trades']);

/** Whether the last answer of this query is kept for a visit without the server. */
export function isKeptKey([, port, method]: QueryKey): boolean {
  return typeof port === 'string' && keptPorts.has(port) && typeof method === 'string' && !leftOut.has(method);
}

const isPaged = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

/** Of a list only its first page. */
export const trimmed = (data: unknown): unknown =>
  isPaged(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data;
