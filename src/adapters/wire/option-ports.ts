import { optionsOver } from './options/options-adapter.ts';
import { wireOver, type Account, type WireParts } from './wire.ts';

/** Timed options of one account: who never trades them does not load them. */
export const optionPorts = (parts: WireParts, { operationOf, events }: Account) => ({
  options: optionsOver(wireOver(parts, operationOf), events),
});
