import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { ContainerContext, usePort, type Ports } from '../../../../core/di/use-port.ts';
import { dialects, type ServerDialect } from '../../../../core/domain/server/server-dialect.ts';
import { DialectSource } from '../../../../core/platform/dialect-source.ts';
import { useServerFamily } from './use-server-family.ts';

/** One search per program that meets an unknown server; later answers decide what it leaves open. */
const searches = new WeakMap<Ports, Promise<void>>();

interface Program {
  readonly ports: Ports | undefined;
  readonly queries: QueryClient | undefined;
}

/** Undefined where the server was known when the program began. */
function searchIn({ ports, queries }: Program, isKnown: boolean): Promise<void> | undefined {
  if (ports === undefined || queries === undefined) return undefined;
  const present = searches.get(ports);
  if (isKnown || present !== undefined) return present;
  const search = import('./find-family.ts').then(({ findFamily }) => findFamily(ports, queries)).catch(() => undefined);
  searches.set(ports, search);
  return search;
}

/** The dialect of this server's family. On a first visit the page waits until the server's answers have shown it. */
export function useServerDialect(): ServerDialect {
  const family = useServerFamily();
  const isKnown = usePort(DialectSource).isKnown();
  const search = searchIn({ ports: use(ContainerContext), queries: use(QueryClientContext) }, isKnown);
  if (search !== undefined) use(search);
  return dialects[family];
}
