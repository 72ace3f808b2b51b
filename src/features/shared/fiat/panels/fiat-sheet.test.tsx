import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test } from 'vitest';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import type { FiatRates } from '../../../../core/domain/market/fiat.ts';
import { rate } from '../../../../core/money/amount.ts';
import { FiatRatesPort } from '../../../../core/ports/fiat-rates-port.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { useFiat } from '../data/fiat.ts';
import { FiatSheet } from './fiat-sheet.tsx';

afterEach(cleanup);

function Shown() {
  return (
    <>
      <p>{`Shown in ${useFiat().code}`}</p>
      <FiatSheet isOpen onClose={() => undefined} />
    </>
  );
}

/** A person who has chosen the euro, on a server with these rates. */
async function show(rates: FiatRates['rates']): Promise<void> {
  const kept = new Map([['fiat', 'EUR']]);
  const root = new Container();
  root.bind(FiatRatesPort).toConstantValue({ fiatRates: async () => ({ rates, savedAt: 0 }) });
  root.bind(KeyValueStorage).toConstantValue({
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    keeps: () => true,
    remove: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    watch: () => () => undefined,
  });
  await act(async () => render(<Shown />, { wrapper: portsAround(root) }));
  await screen.findByRole('radio', { name: /^USD/ }, { timeout: 60_000 });
}

const names = (): readonly string[] =>
  screen.getAllByRole('radio').map((each) => each.closest('label')?.textContent?.slice(0, 3) ?? '');

test('FU6: only currencies with a rate are offered, and the chosen one is kept', async () => {
  await show({ USD: rate('1'), EUR: rate('0.92'), JPY: rate('150') });
  await waitFor(() => expect(names()).toEqual(['USD', 'JPY', 'EUR']));
  expect(screen.getByText('Shown in EUR')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /^JPY/ })));
  expect(screen.getByText('Shown in JPY')).toBeTruthy();
  expect(screen.queryByText(/no exchange rates/)).toBeNull();
});

test('FU6: without rates values stay in dollars, and the sheet says why nothing else can be chosen', async () => {
  await show({ USD: rate('1') });
  await waitFor(() => expect(names()).toEqual(['USD']));
  expect(screen.getByText('Shown in USD')).toBeTruthy();
  expect(await screen.findByText(/There are no exchange rates here/, {}, { timeout: 60_000 })).toBeTruthy();
});
