import { usePort } from '../../../../core/di/use-port.ts';
import { ServerInfo } from '../../../../core/platform/server-info.ts';

/** True in the offline demo, without real money. */
export const useIsDemo = (): boolean => usePort(ServerInfo).kind === 'in-browser';
