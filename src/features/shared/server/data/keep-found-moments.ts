import { useEffect } from 'react';
import { spokenKey, zoneFoundKey } from '../../../../core/config/found-facts.ts';
import { readProgram } from '../../../../core/config/program.ts';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import { watchServerTimes } from '../../../../core/i18n/format.ts';
import { presentServerZone } from '../../../../core/i18n/zone/server-zone.ts';
import { RealtimeTransport } from '../../../../core/platform/realtime-transport.ts';
import { ServerInfo } from '../../../../core/platform/server-info.ts';
import { Clock } from '../../../../core/time/clock.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { keptTextOf } from '../../kept-text/data/shared-text.ts';

/**
 * Keeps when the protocol of the live connection and the zone of the server were found, as `finding,version,foundAt`:
 * another version of the program finds them anew.
 */
export function useFoundMomentsKept(): void {
  const realtime = usePort(RealtimeTransport);
  const storage = usePort(KeyValueStorage);
  const clock = usePort(Clock);
  const { kind } = usePort(ServerInfo);
  const { apiBase } = useRuntimeConfig();
  useEffect(() => {
    if (kind === 'in-browser') return undefined;
    const keep = (key: string, finding: string | undefined): void => {
      const kept = keptTextOf(storage, key);
      const found = `${finding},${readProgram().version},`;
      if (finding !== undefined && kept.read()?.startsWith(found) !== true) kept.write(found + clock.now());
    };
    const stopProtocol = realtime.watchConnection(() => keep(spokenKey(apiBase), realtime.protocol()));
    const stopZone = watchServerTimes(() => keep(zoneFoundKey(apiBase), presentServerZone()));
    return () => {
      stopProtocol();
      stopZone();
    };
  }, [realtime, storage, clock, kind, apiBase]);
}
