import { useMemo, type ReactNode } from 'react';
import { RuntimeConfigContext, useRuntimeConfig } from '../../core/config/use-runtime-config.ts';
import { useServerFamily } from '../../features/shared/server/data/use-server-family.ts';
import { zonedAs } from './zone-of-demo.ts';

/** The demo's configuration, for the family that its world speaks like. */
export function ZonedDemo({ children }: { readonly children: ReactNode }) {
  const config = useRuntimeConfig();
  const family = useServerFamily();
  const zoned = useMemo(() => zonedAs(config, family), [config, family]);
  return <RuntimeConfigContext value={zoned}>{children}</RuntimeConfigContext>;
}
