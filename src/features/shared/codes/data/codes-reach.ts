import { use } from 'react';
import { RuntimeConfigContext } from '../../../../core/config/use-runtime-config.ts';
import { useServerDialect } from '../../server/data/use-server-dialect.ts';

/**
 * False where a right code will be called wrong: servers keep codes in a session of theirs, whose cookie does not travel
 * to another host unless the operator has it sent.
 */
export function useCodesReach(): boolean {
  const config = use(RuntimeConfigContext);
  // Where codes are not checked beforehand the server keeps them by their address.
  const { checksCodes } = useServerDialect();
  if (config === undefined || config.credentials === 'include' || !checksCodes) return true;
  return new URL(config.apiBase, window.location.href).origin === window.location.origin;
}
