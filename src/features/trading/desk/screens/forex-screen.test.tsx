import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showScreen } from '../../../../../tests/support/show-screen.tsx';
import { ForexScreen } from './forex-screen.tsx';

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
