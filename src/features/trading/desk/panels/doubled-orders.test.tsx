import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleContract, sentContract } from '../../../../../tests/support/contract-samples.ts';
import { sampleOrder, snapshotOf } from '../../../../../tests/support/ticket-samples.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { DoubledContracts } from '../../contracts/panels/doubled-contracts.tsx';
import { DoubledSpot } from '../../spot/panels/doubled-spot.tsx';

const stage = vi.hoisted(() => ({
  cancel: vi.fn<(id: string) => Promise<AppError | undefined>>(),
  readAgain: vi.fn<() => Promise<readonly { id: string; status: string }[]>>(),
}));
vi.mock('../../orders/data/spot-orders.ts', () => ({ useReadLatestOrders: () => stage.readAgain }));
vi.mock('../../orders/data/contract-orders.ts', () => ({ useReadLatestContractOrders: () => stage.readAgain }));
vi.mock('../../spot/data/cancel-spot-order.ts', () => ({ useCancelSpotOrder: () => stage.cancel }));
vi.mock('../../contracts/data/cancel-contract-order.ts', () => ({
  useCancelContractOrder:
    () =>
    ({ id }: { readonly id: string }) =>
      stage.cancel(id),
}));
vi.mock('../../../../core/preferences/use-is-masked.ts', () => ({ useIsMasked: () => false }));
const dismiss = vi.fn<() => void>();
beforeEach(() => {
  stage.cancel.mockReset().mockResolvedValue(undefined);
  stage.readAgain.mockReset().mockRejectedValue(new AppError('no-answer', ''));
  dismiss.mockClear();
});
afterEach(cleanup);

const show = (notice: ReactNode) =>
  render(
    <MemoryRouter>
      <Suspense>{notice}</Suspense>
    </MemoryRouter>,
  );
const showSpot = (...rows: readonly SpotOrder[]) =>
  show(<DoubledSpot doubled={{ wish: snapshotOf({ sizeText: '0.1' }), rows }} onSeen={dismiss} ordersPath="/orders" />);
const showContracts = (...rows: readonly ContractOrder[]) =>
  show(<DoubledContracts doubled={{ wish: sentContract, rows }} onSeen={dismiss} ordersPath="/orders" />);
const spot = (id: string, status: SpotOrder['status']): SpotOrder => ({ ...sampleOrder, id, status });
const contract = (id: string, status: ContractOrder['status']): ContractOrder => ({ ...sampleContract, id, status });

const named = async (): Promise<readonly (string | null)[]> => {
  await screen.findByText('Carried out more than once', {}, { timeout: 60_000 });
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};
const cancelButton = (): HTMLElement | null => screen.queryByRole('button', { name: 'Cancel the extra ones' });
const tapCancel = (): void => {
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the extra ones' }));
};
const asked = (): readonly string[] => stage.cancel.mock.calls.map(([id]) => id);

test('R1 DoubledSpot: each order is named, and one tap cancels all that wait but the first', async () => {
  showSpot(spot('3', 'pending'), spot('2', 'pending'), spot('1', 'pending'));
  expect(await named()).toEqual(Array.from({ length: 3 }, () => 'Buy 0.1 BTC at 60,000 USDT · Pending'));
  tapCancel();
  tapCancel();
  await waitFor(() => expect(dismiss).toHaveBeenCalledTimes(1));
  expect(asked()).toEqual(['3', '2']);
});

test('R1 DoubledSpot: where one is filled, all that wait are extra', async () => {
  showSpot(spot('3', 'pending'), spot('2', 'filled'), spot('1', 'pending'));
  await named();
  tapCancel();
  await waitFor(() => expect(dismiss).toHaveBeenCalledTimes(1));
  expect(asked()).toEqual(['3', '1']);
});

test('R1 DoubledSpot: what could not be cancelled stays named, and the next tap asks for it alone', async () => {
  showSpot(spot('3', 'pending'), spot('2', 'pending'), spot('1', 'pending'));
  await named();
  stage.cancel.mockResolvedValueOnce(new AppError('server', 'Too late.'));
  tapCancel();
  await waitFor(async () =>
    expect((await named()).map((text) => text?.split(' · ')[1])).toEqual(['Pending', 'Cancelled', 'Pending']),
  );
  expect(dismiss).not.toHaveBeenCalled();
  tapCancel();
  await waitFor(() => expect(dismiss).toHaveBeenCalledTimes(1));
  expect(asked()).toEqual(['3', '2', '3']);
});

test('R1 DoubledSpot: a cancellation whose answer is lost is seen in the list', async () => {
  showSpot(spot('3', 'pending'), spot('2', 'pending'), spot('1', 'pending'));
  await named();
  stage.cancel.mockResolvedValue(new AppError('no-answer', ''));
  stage.readAgain.mockResolvedValueOnce([spot('3', 'cancelled'), spot('2', 'pending'), spot('1', 'pending')]);
  tapCancel();
  await waitFor(async () =>
    expect((await named()).map((text) => text?.split(' · ')[1])).toEqual(['Cancelled', 'Pending', 'Pending']),
  );
  stage.readAgain.mockResolvedValueOnce([spot('2', 'cancelled')]);
  tapCancel();
  await waitFor(() => expect(dismiss).toHaveBeenCalledTimes(1));
  expect(asked()).toEqual(['3', '2', '2']);
});

test('R1 DoubledSpot: orders that are filled cannot be cancelled, and are named until the person has looked', async () => {
  showSpot(spot('2', 'filled'), spot('1', 'filled'));
  expect(await named()).toEqual(Array.from({ length: 2 }, () => 'Buy 0.1 BTC at 60,000 USDT · Filled'));
  expect(cancelButton()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'I have looked' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
});

test('R1 DoubledContracts: positions are named and not cancelled, what waits is', async () => {
  showContracts(contract('3', 'pending'), contract('2', 'open'), contract('1', 'pending'));
  const each = 'Long BTC/USDT, 3 lots · ';
  expect(await named()).toEqual([`${each}Pending`, `${each}Open`, `${each}Pending`]);
  tapCancel();
  await waitFor(() => expect(dismiss).toHaveBeenCalledTimes(1));
  expect(asked()).toEqual(['3', '1']);
});

test('R1 DoubledContracts: what could not be cancelled stays named; positions alone offer nothing to cancel', async () => {
  const { unmount } = showContracts(contract('2', 'pending'), contract('1', 'pending'));
  await named();
  stage.cancel.mockResolvedValueOnce(new AppError('server', 'Too late.'));
  tapCancel();
  await waitFor(() => expect(asked()).toEqual(['2']));
  expect(await named()).toHaveLength(2);
  expect(dismiss).not.toHaveBeenCalled();
  unmount();
  showContracts(contract('2', 'open'), contract('1', 'open'));
  expect(await named()).toHaveLength(2);
  expect(cancelButton()).toBeNull();
});
