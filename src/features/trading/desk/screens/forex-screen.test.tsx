import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showScreen } from '../../../../../tests/support/show-screen.tsx';
import { parseRuntimeConfig } from '../../../../core/config/runtime-config.ts';
import { forexModes } from '../../mode/model/trade-mode.ts';
import { ForexScreen } from './forex-screen.tsx';

vi.mock('../../../../core/config/use-runtime-config.ts', () => ({ useRuntimeConfig: () => parseRuntimeConfig({}) }));
vi.mock('../../mode/operations/use-last-product.ts', () => ({ useLastProduct: () => undefined }));
vi.mock('../../../shared/favourites/data/favourites.ts', () => ({ useFavourites: () => ({}) }));
vi.mock('../../../shared/favourites/operations/use-star-refusal.ts', () => ({ useStarRefusal: () => undefined }));
vi.mock('../../../shared/instruments/data/instruments.ts', () => ({
  useInstruments: () => ({ data: [], error: null }),
}));
vi.mock('../../../shared/quotes/panels/resting-prices-note.tsx', () => ({ RestingPricesNote: () => undefined }));
afterEach(cleanup);

const Screen = () => <ForexScreen modes={{}} preset={{ product: 'options', view: 'ticket' }} />;

test('W6 ForexScreen: a server without forex pairs is said to have none, and no more', async () => {
  await showScreen(Screen, '/pages/forex/index');
  expect(screen.getByText('No forex pairs right now.')).toBeTruthy();
  expect(screen.queryByText(/Forex is view only/)).toBeNull();
});

test('W6 ForexScreen: a pair offers the ways that it can be traded, also where the address asks for another', async () => {
  const Hub = () => <ForexScreen modes={forexModes} preset={{ product: 'options', view: 'ticket' }} />;
  await showScreen(Hub, '/pages/forex/index?product=spot&symbol=EUR/USD');
  await screen.findByRole('button', { name: 'Open “Options”' });
  const ways = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(ways).toEqual(['Contracts', 'Options']);
});
