import { useCallback, useSyncExternalStore } from 'react';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../core/di/use-port.ts';
import type { DialectName } from '../../../core/domain/dialect-name.ts';
import { KnownCalls, type CallFinding } from '../../../core/ports/known-calls.ts';
import { useServerFamily } from '../../shared/server/data/use-server-family.ts';

/** How its family is known: the operator named it, its answers told, or neither. */
export type FamilySource = 'configured' | 'recognised' | 'unknown';

export interface ConnectionFacts {
  readonly family: DialectName;
  readonly familyFrom: FamilySource;
  readonly findings: readonly CallFinding[];
}

/** What was found out about the server, as it is found. */
export function useConnectionFacts(): ConnectionFacts {
  const known = usePort(KnownCalls);
  const { dialect } = useRuntimeConfig();
  const family = useServerFamily();
  const findings = useSyncExternalStore(
    useCallback((changed: () => void) => known.watch(changed), [known]),
    () => known.findings(),
  );
  const found = family === 'standard' ? 'unknown' : 'recognised';
  return { family, familyFrom: dialect.family === undefined ? found : 'configured', findings };
}
