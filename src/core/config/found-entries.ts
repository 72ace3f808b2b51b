import { usePort } from '../di/use-port.ts';
import { ServerInfo } from '../platform/server-info.ts';
import { KeyValueStorage } from '../platform/storage.ts';
import type { RuntimeConfig } from './runtime-config.ts';
import { useRuntimeConfig } from './use-runtime-config.ts';

/** Storage key, per API address: the entries whose call the server was found to lack. */
export const lackingEntriesKey = ({ apiBase }: Pick<RuntimeConfig, 'apiBase'>): string => `offer.entries.${apiBase}`;

/** The entry of the operator's page about withdrawals. */
const withdrawalPage = 'withdrawalPage';

/** What was read of an entry, and where a network is between: nothing is sure of a server that was never asked. */
export const isEntrySure = (entry: string, lacking: string | undefined, { kind }: ServerInfo): boolean =>
  lacking === undefined ? kind === 'in-browser' : !lacking.split(' ').includes(entry);

/** False until the server was asked, and once it was found to have no page about withdrawals. */
export function useHasWithdrawalRules(): boolean {
  const lacking = usePort(KeyValueStorage).read(lackingEntriesKey(useRuntimeConfig()));
  return isEntrySure(withdrawalPage, lacking, usePort(ServerInfo));
}
