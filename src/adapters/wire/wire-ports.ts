import { favouritesOver } from './favourites/favourites-adapter.ts';
import { marketOver } from './market/market-adapter.ts';
import { profileOver } from './profile/profile-adapter.ts';
import { siteOver } from './site/site-adapter.ts';
import { tradingOver } from './trading/trading-adapter.ts';
import { walletOver } from './wallet/wallet-adapter.ts';
import { wireOver, type Account, type WireParts } from './calls/wire.ts';

/** The calls of every visit, shared by real and simulated money. */
export function sharedPorts(parts: WireParts) {
  const wire = wireOver(parts);
  return {
    market: marketOver(wire),
    profile: profileOver(wire),
    site: siteOver(wire),
  };
}

/** The ports of one account, without timed options. */
export function accountPorts(parts: WireParts, { operationOf, events }: Account) {
  const wire = wireOver(parts, operationOf);
  return {
    trading: tradingOver(wire, events),
    wallet: walletOver(wire),
    favourites: favouritesOver(wire),
  };
}
