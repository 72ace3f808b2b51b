import { useCallback, useSyncExternalStore } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import { dialects, type ServerDialect } from '../../../../core/domain/server-dialect.ts';
import { DialectSource } from '../../../../core/ports/dialect-source.ts';

/** What the server's family takes and means, as far as it has been found out. */
export function useServerDialect(): ServerDialect {
  const source = usePort(DialectSource);
  const watch = useCallback((onChange: () => void) => source.watch(onChange), [source]);
  return dialects[useSyncExternalStore(watch, () => source.name())];
}
