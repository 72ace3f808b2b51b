import { usePort } from '../di/use-port.ts';
import { KeyValueStorage } from '../platform/storage.ts';
import type { RuntimeConfig } from './runtime-config.ts';
import { useRuntimeConfig } from './use-runtime-config.ts';

/** Storage key, per API address: the entries whose call the server was found to lack. */
export const lackingEntriesKey = ({ apiBase }: Pick<RuntimeConfig, 'apiBase'>): string => `offer.entries.${apiBase}`;

/** The entry of the operator's page about withdrawals. */
const withdrawalPage = 'withdrawalPage';

/** False once the server was found to have no page about withdrawals. */
export function useHasWithdrawalRules(): boolean {
  const lacking = usePort(KeyValueStorage).read(lackingEntriesKey(useRuntimeConfig())) ?? '';
  return !lacking.split(' ').includes(withdrawalPage);
}
