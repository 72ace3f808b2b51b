import { optionsOver } from './options/options-adapter.ts';
import { wireOver, type Account, type WireParts } from './calls/wire.ts';

/** Timed options of one account, loaded on first use. */
export const optionPorts = (parts: WireParts, { operationOf, events }: Account) => ({
  options: optionsOver(wireOver(parts, operationOf), events),
});
