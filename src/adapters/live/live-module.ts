import { accountModule } from '../wire/account-module.ts';
import type { WireParts } from '../wire/calls/wire.ts';
import { liveAccount } from './live-account.ts';

export const liveModule = (parts: WireParts) => accountModule(parts, liveAccount);
