import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { ContainerContext, usePort, type Ports } from '../../../../core/di/use-port.ts';
import { dialects, type ServerDialect } from '../../../../core/domain/server/server-dialect.ts';
import { DialectSource } from '../../../../core/platform/dialect-source.ts';
import { readAtOnce } from '../../../../core/waiting/read-at-once.ts';
import { useServerFamily } from './use-server-family.ts';

/** One search per program that meets an unknown server; later answers decide what it leaves open. */
const searches = new WeakMap<Ports, Promise<void>>();

const nothingToFind = readAtOnce(Promise.resolve());

interface Program {
  readonly ports: Ports | undefined;
  readonly queries: QueryClient | undefined;
}

/** Where the server was known when the program began, there is nothing to wait for. */
function searchIn({ ports, queries }: Program, isKnown: boolean): Promise<void> {
  if (ports === undefined || queries === undefined) return nothingToFind;
  const present = searches.get(ports);
  if (isKnown || present !== undefined) return present ?? nothingToFind;
  const search = import('./find-family.ts').then(({ findFamily }) => findFamily(ports, queries)).catch(() => undefined);
  searches.set(ports, search);
  return search;
}

/** The dialect of this server's family. On a first visit the page waits until the server's answers have shown it. */
export function useServerDialect(): ServerDialect {
  const family = useServerFamily();
  const isKnown = usePort(DialectSource).isKnown();
  use(searchIn({ ports: use(ContainerContext), queries: use(QueryClientContext) }, isKnown));
  return dialects[family];
}
