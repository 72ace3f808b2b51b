import { useSyncExternalStore } from 'react';
import { englishKey } from '../../../core/config/english-answers.ts';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../core/di/use-port.ts';
import type { DialectName } from '../../../core/domain/server/dialect-name.ts';
import { KnownCalls } from '../../../core/platform/known-calls.ts';
import { KeyValueStorage } from '../../../core/platform/storage.ts';
import { readEnglishFindings, type Finding } from './english-findings.ts';
import { useServerFamily } from '../../shared/server/data/use-server-family.ts';

/** The source of the family: the operator's configuration, the server's answers, or none. */
export type FamilySource = 'configured' | 'recognised' | 'unknown';

export interface ConnectionFacts {
  readonly family: DialectName;
  readonly familyFrom: FamilySource;
  readonly findings: readonly Finding[];
}

/** The findings about the server, as they arrive. */
export function useConnectionFacts(): ConnectionFacts {
  const known = usePort(KnownCalls);
  const { dialect, apiBase } = useRuntimeConfig();
  const inEnglish = readEnglishFindings(usePort(KeyValueStorage).read(englishKey(apiBase)));
  const family = useServerFamily();
  const findings = useSyncExternalStore(known.watch, () => known.findings());
  const found = family === 'standard' ? 'unknown' : 'recognised';
  return {
    family,
    familyFrom: dialect.family === undefined ? found : 'configured',
    findings: [...findings, ...inEnglish],
  };
}
