import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { RuntimeConfig } from '../core/config/runtime-config.ts';
import type { Ports } from '../core/di/use-port.ts';
import type { DialectName } from '../core/domain/server/dialect-name.ts';
import { DialectSource } from '../core/platform/dialect-source.ts';

export type Zoned = Pick<RuntimeConfig, 'apiBase' | 'serverTimeZone'>;

/** The demo knows the zone of its own server alone. In the words of another family it is found out, as in front of one. */
export const zonedAs = <T extends Zoned>(config: T, family: DialectName): T =>
  family === 'standard' ? config : { ...config, serverTimeZone: undefined };

/** The configuration of the demo, for the family that its world speaks like. */
export function useZonedDemo(config: RuntimeConfig, ports: Ports): RuntimeConfig {
  const dialect = ports.get(DialectSource);
  const watch = useCallback((changed: () => void) => dialect.watch(changed), [dialect]);
  const family = useSyncExternalStore(watch, () => dialect.name());
  return useMemo(() => zonedAs(config, family), [config, family]);
}
