import { ContainerModule } from 'inversify';
import { provideLate } from '../../core/di/late-ports.ts';
import { FavouritesPort } from '../../core/ports/favourites-port.ts';
import { OptionsPort } from '../../core/ports/options-port.ts';
import { TradingPort } from '../../core/ports/trading-port.ts';
import { WalletPort } from '../../core/ports/wallet-port.ts';
import type { Account, WireParts } from './wire.ts';

const tokens = { trading: TradingPort, options: OptionsPort, wallet: WalletPort, favourites: FavouritesPort };

/** The ports of one account. */
export const accountModule = (parts: WireParts, account: Account) =>
  new ContainerModule(({ bind }) =>
    provideLate(bind, tokens, async () => (await import('./wire-ports.ts')).accountPorts(parts, account)),
  );
