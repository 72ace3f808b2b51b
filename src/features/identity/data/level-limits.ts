import type { IdentityLevel } from '../../../core/domain/people/identity.ts';
import { levelLimits, type LevelLimits } from '../../../core/domain/people/level-limits.ts';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';

/** The limits of an identity level; undefined if the server does not state them. */
export function useLevelLimits(): (level: IdentityLevel) => LevelLimits | undefined {
  const { identityTerms } = useServerDialect();
  return (level) => (identityTerms === 'as-described' ? levelLimits[level] : undefined);
}
