import { ContainerModule } from 'inversify';
import { provideLate } from '../../core/di/late/late-ports.ts';
import { OptionsPort } from '../../core/ports/options-port.ts';
import type { Account, WireParts } from './calls/wire.ts';

/** The ports of one account; those that every visit asks are in `first-ports.ts`. */
export const accountModule = (parts: WireParts, account: Account) =>
  new ContainerModule(({ bind }) => {
    provideLate(bind, { options: OptionsPort }, async () =>
      (await import('./option-ports.ts')).optionPorts(parts, account),
    );
  });
