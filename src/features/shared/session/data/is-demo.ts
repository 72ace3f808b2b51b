import { usePort } from '../../../../core/di/use-port.ts';
import { ServerInfo } from '../../../../core/platform/server-info.ts';

/** True in the offline demo, where no money is real. */
export const useIsDemo = (): boolean => usePort(ServerInfo).kind === 'in-browser';
