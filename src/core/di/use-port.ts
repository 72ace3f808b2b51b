import type { Container } from 'inversify';
import { createContext, use } from 'react';
import type { Token } from './token.ts';

/** The source of ports. */
export type Ports = Pick<Container, 'get'>;

export const ContainerContext = createContext<Container | undefined>(undefined);

/** A port of the root container: everything shared by the real and the simulated account. */
export function usePort<T>(token: Token<T>): T {
  const container = use(ContainerContext);
  if (container === undefined) throw new Error('usePort outside the application');
  return container.get<T>(token);
}
