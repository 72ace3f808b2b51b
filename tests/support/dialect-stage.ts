import type { DialectName } from '../../src/core/domain/server/dialect-name.ts';
import { dialects, type ServerDialect } from '../../src/core/domain/server/server-dialect.ts';

/** The family of the server that a screen believes to speak with. */
export const dialectStage: { family: DialectName } = { family: 'standard' };

export const dialectData = { useServerDialect: (): ServerDialect => dialects[dialectStage.family] };
