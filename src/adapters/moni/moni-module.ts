import { accountModule } from '../wire/account-module.ts';
import type { WireParts } from '../wire/calls/wire.ts';
import { moniAccount } from './moni-account.ts';

export const moniModule = (parts: WireParts) => accountModule(parts, moniAccount);
