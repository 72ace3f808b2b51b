import type { RuntimeConfig } from '../../core/config/runtime-config.ts';
import type { DialectName } from '../../core/domain/server/dialect-name.ts';

export type Zoned = Pick<RuntimeConfig, 'apiBase' | 'serverTimeZone'>;

/** The demo knows the zone of its own server alone. In the words of another family it is found out, as in front of one. */
export const zonedAs = <T extends Zoned>(config: T, family: DialectName): T =>
  family === 'standard' ? config : { ...config, serverTimeZone: undefined };
