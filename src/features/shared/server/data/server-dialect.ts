import { useSyncExternalStore } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import { dialects, type ServerDialect } from '../../../../core/domain/server-dialect.ts';
import { DialectSource } from '../../../../core/ports/dialect-source.ts';

/** What the family of this server means and wants, as far as it is known by now. */
export function useServerDialect(): ServerDialect {
  const source = usePort(DialectSource);
  return dialects[
    useSyncExternalStore(
      (listener) => source.watch(listener),
      () => source.name(),
    )
  ];
}
