import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLoneRequest } from '../../../../tests/support/lone-request.ts';
import { sampleArtwork } from '../../../../tests/support/sample-artwork.ts';
import type { Resale } from '../../../core/domain/products/art-sale.ts';
import { ResellForm } from './resell-form.tsx';

const noon = Date.UTC(2026, 0, 5, 12);
const artwork = sampleArtwork({ endsAt: '2026-01-04 12:00:00', endsAtMs: noon - 86_400_000 });
const send = vi.fn<(resale: Resale) => Promise<{ kind: 'accepted' }>>().mockResolvedValue({ kind: 'accepted' });

function Form({ now, of = artwork }: { readonly now: number; readonly of?: typeof artwork }) {
  return <ResellForm artwork={of} now={now} request={useLoneRequest<Resale>(send)} />;
}
const at = (now: number) => (
  <Suspense fallback="waiting">
    <Form now={now} />
  </Suspense>
);

let isDemo = true;
vi.mock('../../shared/session/data/is-demo.ts', () => ({ useIsDemo: () => isDemo }));

afterEach(cleanup);

function pickDay(field: string, day: string): void {
  fireEvent.click(screen.getByRole('button', { name: `${field}: Choose` }));
  fireEvent.click(screen.getByRole('button', { name: day }));
}

test('NF5 a start that is no minute ahead any more is not sent, however long ago it was chosen', async () => {
  const { rerender } = render(at(noon));
  fireEvent.change(await screen.findByLabelText('Price', {}, { timeout: 60_000 }), { target: { value: '30' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Other' }));
  pickDay('Start', 'January 5');
  fireEvent.change(screen.getByLabelText('Start (hh:mm)'), { target: { value: '1201' } });
  pickDay('End', 'January 6');
  fireEvent.change(screen.getByLabelText('End (hh:mm)'), { target: { value: '12:01' } });
  fireEvent.click(screen.getByRole('button', { name: 'Review' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('checkbox'));
  expect(dialog.getByRole('button', { name: 'Put on sale' })).toHaveProperty('disabled', false);
  rerender(at(noon + 1000));
  expect(dialog.getByText('The start must be at least one minute ahead')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Put on sale' })).toHaveProperty('disabled', true);
  expect(send).not.toHaveBeenCalled();
});

test('A16 start and length are chosen by a tap, and stand there as the server shows them', async () => {
  render(at(noon));
  fireEvent.change(await screen.findByLabelText('Price', {}, { timeout: 60_000 }), { target: { value: '30' } });
  fireEvent.click(screen.getByRole('radio', { name: 'In 10 min' }));
  fireEvent.click(screen.getByRole('radio', { name: '3 days' }));
  fireEvent.click(screen.getByRole('button', { name: 'Review' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^2026-01-05 12:10:00 UTC/)).toBeTruthy();
  expect(dialog.getByText(/^2026-01-08 12:10:00 UTC/)).toBeTruthy();
});

test('NF5 the clock of the server is written as the reader writes times, with its distance from UTC', async () => {
  const told = sampleArtwork({ endsAt: '2026-01-05 20:00:00', endsAtMs: noon });
  render(
    <Suspense fallback="waiting">
      <Form now={noon} of={told} />
    </Suspense>,
  );
  expect(await screen.findByText(/now 2026-01-05 20:00:00 UTC\+08:00/, {}, { timeout: 60_000 })).toBeTruthy();
});

test('NF5 proceeds are named in the demo alone: whether another server pays its seller is unknown', async () => {
  render(at(noon));
  expect(await screen.findByText('You receive', {}, { timeout: 60_000 })).toBeTruthy();
  cleanup();
  isDemo = false;
  render(at(noon));
  expect(await screen.findByText(/Whether the operator pays you when it is sold/)).toBeTruthy();
  expect(screen.queryByText('You receive')).toBeNull();
});
