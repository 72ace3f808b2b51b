import { createContext, use } from 'react';
import type { RuntimeConfig } from './runtime-config.ts';

export const RuntimeConfigContext = createContext<RuntimeConfig | undefined>(undefined);

/** What the operator configured for this deployment. */
export function useRuntimeConfig(): RuntimeConfig {
  const config = use(RuntimeConfigContext);
  if (config === undefined) throw new Error('useRuntimeConfig outside the application');
  return config;
}
