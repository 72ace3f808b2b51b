import { useSyncExternalStore } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import type { DialectName } from '../../../../core/domain/server/dialect-name.ts';
import { DialectSource } from '../../../../core/platform/dialect-source.ts';

/** The family that this server belongs to, as it becomes known. */
export function useServerFamily(): DialectName {
  const source = usePort(DialectSource);
  return useSyncExternalStore(source.watch, () => source.name());
}
