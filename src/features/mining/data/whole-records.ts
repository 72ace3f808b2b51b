import { usePort } from '../../../core/di/use-port.ts';
import { MiningPort } from '../../../core/ports/mining-port.ts';
import { useToldPages } from '../../../core/query/use-told-pages.ts';

/** Pages of every order, of any length, for whoever wants them all. Fails like the port. */
export function useReadMiningOrders() {
  const port = usePort(MiningPort);
  return useToldPages(async (page, limit) => (await port.miningOrders({ page, limit })).page);
}
