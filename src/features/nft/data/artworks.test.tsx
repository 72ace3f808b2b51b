import { renderHook, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { sampleArtwork } from '../../../../tests/support/sample-artwork.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { createDemoConfig } from '../../../core/config/demo-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import { stateOf } from '../../../core/domain/artwork.ts';
import { ArtworksPort } from '../../../core/ports/artworks-port.ts';
import { useArtwork } from './artworks.ts';

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
