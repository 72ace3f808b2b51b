import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../core/di/use-port.ts';
import { DualPort } from '../../../core/ports/dual-port.ts';
import { useToldPages } from '../../../core/query/use-told-pages.ts';

/** Every page of purchases, for exports. Fails like the port. */
export function useReadDualHoldings() {
  const port = usePort(DualPort);
  const numbering = useRuntimeConfig().dialect.dualStates;
  return useToldPages((page, limit) => port.dualHoldings({ page, limit, numbering }));
}
