import { usePort } from '../../../../core/di/use-port.ts';
import { ServerInfo } from '../../../../core/platform/server-info.ts';

/** True in the offline demo, whose badge opens a panel that adds money to any account. */
export const useHasTopUp = (): boolean => usePort(ServerInfo).kind === 'in-browser';
