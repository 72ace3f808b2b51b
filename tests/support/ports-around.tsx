import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Container } from 'inversify';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AccountScope } from '../../src/core/account/account-scope.ts';
import { AccountContext } from '../../src/core/account/use-account.ts';
import { KnownCalls } from '../../src/core/platform/known-calls.ts';
import { DialectSource } from '../../src/core/platform/dialect-source.ts';
import { bindDialect } from './bind-dialect.ts';
import { ContainerContext } from '../../src/core/di/use-port.ts';

const everyCall: Pick<KnownCalls, 'isOffered' | 'watch'> = { isOffered: () => true, watch: () => () => undefined };

/** Puts the real account and the ports of a container around what is drawn; nothing is asked a second time. */
export function portsAround(root: Container): (props: { readonly children: ReactNode }) => ReactNode {
  if (!root.isBound(DialectSource)) bindDialect(root);
  if (!root.isBound(KnownCalls)) root.bind(KnownCalls).toConstantValue(everyCall as KnownCalls);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return ({ children }) => (
    <ContainerContext value={root}>
      <QueryClientProvider client={queries}>
        <AccountContext value={new AccountScope('live', root)}>
          <MemoryRouter>
            <Suspense>{children}</Suspense>
          </MemoryRouter>
        </AccountContext>
      </QueryClientProvider>
    </ContainerContext>
  );
}
