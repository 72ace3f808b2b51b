import { lackingKey } from '../../../core/config/found-products.ts';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../core/di/use-port.ts';
import { ServerInfo } from '../../../core/platform/server-info.ts';
import { KeyValueStorage } from '../../../core/platform/storage.ts';

/** Whether practice money is known to be there: it is not promised before the server has been asked. */
export function useHasPractice(): boolean {
  const { kind } = usePort(ServerInfo);
  const storage = usePort(KeyValueStorage);
  const { products, decided, apiBase } = useRuntimeConfig();
  const isKnown =
    kind === 'in-browser' || decided.includes('simulated') || storage.read(lackingKey({ apiBase })) !== undefined;
  return isKnown && products.simulated;
}
