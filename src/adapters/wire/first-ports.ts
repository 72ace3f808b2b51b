import { Arrival, standingLate, type Standing } from '../../core/di/late/late-ports.ts';
import { FavouritesPort } from '../../core/ports/favourites-port.ts';
import { MarketPort } from '../../core/ports/market-port.ts';
import { ProfilePort } from '../../core/ports/profile-port.ts';
import { SitePort } from '../../core/ports/site-port.ts';
import { TradingPort } from '../../core/ports/trading-port.ts';
import { WalletPort } from '../../core/ports/wallet-port.ts';
import type { Account, WireParts } from './calls/wire.ts';

const shared = { market: MarketPort, profile: ProfilePort, site: SitePort };
const ofAccount = { trading: TradingPort, wallet: WalletPort, favourites: FavouritesPort };

/** What every visit asks, the same for real and simulated money. It arrives before the container of the other ports. */
export const firstPorts = (parts: WireParts): readonly Standing[] =>
  standingLate(shared, new Arrival(async () => (await import('./wire-ports.ts')).sharedPorts(parts)));

/** What every visit asks of one account. */
export const firstAccountPorts = (parts: WireParts, account: Account): readonly Standing[] =>
  standingLate(ofAccount, new Arrival(async () => (await import('./wire-ports.ts')).accountPorts(parts, account)));
