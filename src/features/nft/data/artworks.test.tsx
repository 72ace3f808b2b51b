import { renderHook, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { sampleArtwork } from '../../../../tests/support/sample-artwork.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { createDemoConfig } from '../../../core/config/demo-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import { stateOf } from '../../../core/domain/products/artwork.ts';
import { ArtworksPort } from '../../../core/ports/artworks-port.ts';
import { useArtist, useArtwork } from './artworks.ts';

const told = sampleArtwork({ saleKind: 'auction', startsAt: '2026-01-05 12:00:00', endsAt: '2026-01-06 12:00:00' });

function shown(serverTimeZone: string | undefined) {
  const root = new Container();
  root
    .bind<Pick<ArtworksPort, 'artwork'>>(ArtworksPort)
    .toConstantValue({ artwork: () => Promise.resolve({ ...told, toldState: 'open' }) });
  const Ports = portsAround(root);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <RuntimeConfigContext value={{ ...createDemoConfig(), serverTimeZone }}>
      <Ports>{children}</Ports>
    </RuntimeConfigContext>
  );
  return renderHook(() => useArtwork('7').data, { wrapper }).result;
}

test('NF2 of a server that tells no moments the sale is counted by the configured zone, and without one by its word', async () => {
  const counted = shown('Asia/Singapore');
  await waitFor(() => expect(counted.current?.endsAtMs).toBe(Date.UTC(2026, 0, 6, 4)));
  const before = Date.UTC(2026, 0, 5, 3, 59);
  expect(counted.current === undefined ? undefined : stateOf(counted.current, before)).toBe('upcoming');
  const uncounted = shown(undefined);
  await waitFor(() => expect(uncounted.current?.code).toBe(told.code));
  expect(uncounted.current?.endsAtMs).toBeUndefined();
  expect(uncounted.current === undefined ? undefined : stateOf(uncounted.current, before)).toBe('open');
});

test('NF1 works of an artist page that name their currency by its id alone get its name; an unknown id stays without', async () => {
  const bare = { ...told, currencyName: '' };
  const root = new Container();
  root.bind<Pick<ArtworksPort, 'artist' | 'saleCurrencies'>>(ArtworksPort).toConstantValue({
    artist: async () => ({
      id: '51',
      name: 'Cy',
      picture: undefined,
      artworks: [bare, { ...bare, id: '8', currencyId: '9' }],
      favourites: [{ ...bare, currencyId: '2' }],
      marks: undefined,
    }),
    saleCurrencies: async () => [
      { id: '3', name: 'USDT' },
      { id: '2', name: 'ETH' },
    ],
  });
  const Ports = portsAround(root);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <RuntimeConfigContext value={createDemoConfig()}>
      <Ports>{children}</Ports>
    </RuntimeConfigContext>
  );
  const { result } = renderHook(() => useArtist('51').data, { wrapper });
  await waitFor(() => expect(result.current?.artworks.map((one) => one.currencyName)).toEqual(['USDT', '']));
  expect(result.current?.favourites.map((one) => one.currencyName)).toEqual(['ETH']);
});
