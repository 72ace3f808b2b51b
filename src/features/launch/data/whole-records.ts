import { usePort } from '../../../core/di/use-port.ts';
import { LaunchPort } from '../../../core/ports/launch-port.ts';
import { useToldPages } from '../../../core/query/use-told-pages.ts';

/** Every page of subscriptions, for exports. Fails like the port. */
export function useReadSubscriptions() {
  const port = usePort(LaunchPort);
  return useToldPages((page, limit) => port.subscriptions({ page, limit }));
}
