import { createContext, use } from 'react';
import type { Token } from './token.ts';

/** Where ports are taken from: a container, or what stands in for it until it is there. */
export interface Ports {
  get<T>(token: Token<T>): T;
}

export const ContainerContext = createContext<Ports | undefined>(undefined);

/** A port of the root container: everything shared by the real and the simulated account. */
export function usePort<T>(token: Token<T>): T {
  const container = use(ContainerContext);
  if (container === undefined) throw new Error('usePort outside the application');
  return container.get<T>(token);
}
