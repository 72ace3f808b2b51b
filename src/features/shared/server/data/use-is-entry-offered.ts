import { useSyncExternalStore } from 'react';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import { ServerInfo } from '../../../../core/platform/server-info.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { keptTextOf } from '../../kept-text/data/shared-text.ts';
import { isEntrySure, lackingEntriesKey } from '../../../../core/config/found-entries.ts';
import { entryCalls, type EntryCall } from './entry-calls.ts';
import { useIsCallOffered } from './is-call-offered.ts';

/** False until a new server was asked, and once it was found to lack the call behind an entry; outlives the session. */
export function useIsEntryOffered(entry: EntryCall): boolean {
  const { apiBase } = useRuntimeConfig();
  const { subscribe, read } = keptTextOf(usePort(KeyValueStorage), lackingEntriesKey({ apiBase }));
  const lacking = useSyncExternalStore(subscribe, read);
  const isSure = isEntrySure(entry, lacking, usePort(ServerInfo));
  const isAnswered = useIsCallOffered(entryCalls[entry]);
  return isAnswered && isSure;
}
