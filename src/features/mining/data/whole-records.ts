import { usePort } from '../../../core/di/use-port.ts';
import { MiningPort } from '../../../core/ports/mining-port.ts';
import { useToldPages } from '../../../core/query/use-told-pages.ts';

/** Every page of orders, for exports. Fails like the port. */
export function useReadMiningOrders() {
  const port = usePort(MiningPort);
  return useToldPages(async (page, limit) => (await port.miningOrders({ page, limit })).page);
}
