import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { sampleOrder } from '../../../../../tests/support/ticket-samples.ts';
import { AccountScope } from '../../../../core/account/account-scope.ts';
import { AccountContext } from '../../../../core/account/use-account.ts';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { TradingPort } from '../../../../core/ports/trading-port.ts';
import { accountKey } from '../../../../core/query/account-key.ts';
import { useOrderNow } from './use-order-now.ts';

afterEach(cleanup);

test('the card of a waiting order follows it when something of the account has changed', async () => {
  const account = new AccountScope('live', new Container());
  const queries = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <AccountContext value={account}>{children}</AccountContext>
    </QueryClientProvider>
  );
  let listed: readonly SpotOrder[] = [sampleOrder];
  const { result } = renderHook(() => useOrderNow(sampleOrder, 'spotOrders', () => Promise.resolve(listed)), {
    wrapper,
  });
  await waitFor(() => expect(queries.getQueryCache().getAll()[0]?.state.status).toBe('success'));
  expect(result.current).toBe(sampleOrder);
  listed = [{ ...sampleOrder, status: 'cancelled' }];
  await queries.invalidateQueries({ queryKey: accountKey(account, TradingPort) });
  await waitFor(() => expect(result.current?.status).toBe('cancelled'));
});
