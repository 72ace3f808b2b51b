import { dialects, type ServerDialect } from '../../../../core/domain/server-dialect.ts';
import { useServerFamily } from './use-server-family.ts';

/** What the family of this server takes and means, as it becomes known. */
export const useServerDialect = (): ServerDialect => dialects[useServerFamily()];
