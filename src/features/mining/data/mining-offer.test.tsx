import { renderHook, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import { expect, test } from 'vitest';
import { MiningPort } from '../../../core/ports/mining-port.ts';
import { product } from '../../../../tests/support/mining-stage.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { useMiningProducts } from './mining-offer.ts';

test('LM1 of a server that ignores the currency, only the products of the chosen one are shown', async () => {
  const miningProducts: MiningPort['miningProducts'] = async () => ({
    items: [product, { ...product, id: '5', currencyId: '1', currencyName: 'BTC' }, { ...product, id: '6' }],
    hasMore: false,
    total: undefined,
  });
  const root = new Container();
  root.bind<Pick<MiningPort, 'miningProducts'>>(MiningPort).toConstantValue({ miningProducts });
  const { result } = renderHook(() => useMiningProducts('3', undefined), { wrapper: portsAround(root) });
  await waitFor(() => expect(result.current.rows?.map(({ id }) => id)).toEqual(['4', '6']));
});
