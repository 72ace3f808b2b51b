import { ContainerModule } from 'inversify';
import { provideLate } from '../../core/di/late/late-ports.ts';
import { FavouritesPort } from '../../core/ports/favourites-port.ts';
import { OptionsPort } from '../../core/ports/options-port.ts';
import { TradingPort } from '../../core/ports/trading-port.ts';
import { WalletPort } from '../../core/ports/wallet-port.ts';
import type { Account, WireParts } from './calls/wire.ts';

const everyVisit = { trading: TradingPort, wallet: WalletPort, favourites: FavouritesPort };

/** The ports of one account. Timed options load separately. */
export const accountModule = (parts: WireParts, account: Account) =>
  new ContainerModule(({ bind }) => {
    provideLate(bind, everyVisit, async () => (await import('./wire-ports.ts')).accountPorts(parts, account));
    provideLate(bind, { options: OptionsPort }, async () =>
      (await import('./option-ports.ts')).optionPorts(parts, account),
    );
  });
