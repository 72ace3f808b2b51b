import type { IdentityLevel } from '../../../core/domain/people/identity.ts';
import { levelLimits, type LevelLimits } from '../../../core/domain/people/level-limits.ts';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';

/** What a level of identity allows; undefined where the server does not tell. */
export function useLevelLimits(): (level: IdentityLevel) => LevelLimits | undefined {
  const { identityTerms } = useServerDialect();
  return (level) => (identityTerms === 'as-described' ? levelLimits[level] : undefined);
}
