import { useCallback, useSyncExternalStore } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import { dialects, type ServerDialect } from '../../../../core/domain/server-dialect.ts';
import { DialectSource } from '../../../../core/ports/dialect-source.ts';

/** What the family of this server takes and means, as it becomes known. */
export function useServerDialect(): ServerDialect {
  const source = usePort(DialectSource);
  const watch = useCallback((changed: () => void) => source.watch(changed), [source]);
  return dialects[useSyncExternalStore(watch, () => source.name())];
}
