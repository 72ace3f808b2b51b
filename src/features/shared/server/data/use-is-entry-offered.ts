import { useSyncExternalStore } from 'react';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { keptTextOf } from '../../kept-text/data/shared-text.ts';
import { lackingEntriesKey } from '../../../../core/config/found-entries.ts';
import { entryCalls, type EntryCall } from './entry-calls.ts';
import { useIsCallOffered } from './is-call-offered.ts';

/** False once the server was found to lack the call behind an entry; the finding outlives the session. */
export function useIsEntryOffered(entry: EntryCall): boolean {
  const { apiBase } = useRuntimeConfig();
  const { subscribe, read } = keptTextOf(usePort(KeyValueStorage), lackingEntriesKey({ apiBase }));
  const lacking = useSyncExternalStore(subscribe, read) ?? '';
  const isAnswered = useIsCallOffered(entryCalls[entry]);
  return isAnswered && !lacking.split(' ').includes(entry);
}
