import { usePort } from '../../../core/di/use-port.ts';
import { ProjectsPort } from '../../../core/ports/launch-port.ts';
import { useToldPages } from '../../../core/query/use-told-pages.ts';

/** Every page of subscriptions, for exports. Fails like the port. */
export function useReadSubscriptions() {
  const port = usePort(ProjectsPort);
  return useToldPages((page, limit) => port.subscriptions({ page, limit }));
}
