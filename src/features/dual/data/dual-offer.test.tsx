import { renderHook, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { createDemoConfig } from '../../../core/config/demo-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import type { DualProduct } from '../../../core/domain/finance/dual-investment.ts';
import { price, rate } from '../../../core/money/amount.ts';
import { DualPort } from '../../../core/ports/dual-port.ts';
import { endOf } from '../model/dual-plan.ts';
import { useDualProducts } from './dual-offer.ts';

const product: DualProduct = {
  id: '5',
  name: 'BTC-30JUN26-60000-C',
  kind: 'call',
  currencyId: '1',
  coin: 'BTC',
  yearlyPercent: rate('12.5'),
  referencePrice: price('60000'),
  startsOn: '2026-06-01',
  endsOn: '2026-06-30',
  endsAtMs: undefined,
  total: 500,
  remaining: 420,
  purchased: 80,
  limit: 10,
  isOpen: true,
  settlementPrice: undefined,
};

test('DI1 a maturity that is told by its date alone is midnight where the server is, if that is configured', async () => {
  const root = new Container();
  root
    .bind<Pick<DualPort, 'dualProducts'>>(DualPort)
    .toConstantValue({ dualProducts: () => Promise.resolve([product]) });
  const Ports = portsAround(root);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <RuntimeConfigContext value={{ ...createDemoConfig(), serverTimeZone: 'Asia/Singapore' }}>
      <Ports>{children}</Ports>
    </RuntimeConfigContext>
  );
  const { result } = renderHook(() => useDualProducts().data?.map(endOf), { wrapper });
  await waitFor(() => expect(result.current).toEqual([Date.UTC(2026, 5, 29, 16)]));
});
