import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mine, payeesStage, press, show, type PayeesStage } from '../../../../../tests/support/payees-stage.tsx';
import { AppError } from '../../../../core/errors/app-error.ts';
import { watchNotices } from '../../../../core/ui/notify.ts';
import AddressesScreen from './addresses-screen.tsx';

let stage: PayeesStage;
beforeEach(() => {
  stage = payeesStage();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('saved addresses', () => {
  test('AC2 an address is shown in full; it is deleted after one question and five seconds', async () => {
    await show(stage, <AddressesScreen />);
    expect(await screen.findByText(mine)).toBeTruthy();
    await press('Delete ETH · ETH');
    expect(stage.port.deleteAddress).not.toHaveBeenCalled();
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Delete', hidden: true }));
    expect(screen.getByText('ETH · ETH is being deleted')).toBeTruthy();
    expect(screen.queryByText(mine)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(4_900));
    expect(stage.port.deleteAddress).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(stage.port.deleteAddress).toHaveBeenCalledExactlyOnceWith({ id: '7' });
  });

  test.each([
    ['whose family has no such call', { dialect: 'b' }],
    ['that was found to lack it', { lacking: ['POST /user/wallet/del'] }],
  ] as const)('W8 a server %s: there is no button to delete, and it says why', async (_which, facts) => {
    Object.assign(stage, facts);
    await show(stage, <AddressesScreen />);
    expect(await screen.findByText(mine)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete ETH · ETH' })).toBeNull();
    expect(screen.getByText(/can’t be deleted here/)).toBeTruthy();
  });

  test('AC2 within five seconds a deletion is taken back, and nothing was sent', async () => {
    await show(stage, <AddressesScreen />);
    await press('Delete ETH · ETH');
    await press('Delete');
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText(mine)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(stage.port.deleteAddress).not.toHaveBeenCalled();
  });

  test('AC2 two taps on the answer are one deletion', async () => {
    await show(stage, <AddressesScreen />);
    await press('Delete ETH · ETH');
    vi.useFakeTimers();
    const confirm = screen.getByRole('button', { name: 'Delete', hidden: true });
    act(() => {
      confirm.click();
      confirm.click();
    });
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(stage.port.deleteAddress).toHaveBeenCalledExactlyOnceWith({ id: '7' });
  });

  test('AC2 a second address is deleted after the first one, although that has no answer yet', async () => {
    const [first] = stage.addresses;
    if (first !== undefined) stage.addresses = [first, { ...first, id: '8', network: 'base' }];
    let answer = (): void => undefined;
    stage.port.deleteAddress.mockImplementationOnce(() => new Promise((resolve) => void (answer = resolve)));
    await show(stage, <AddressesScreen />);
    await press('Delete ETH · ETH');
    await press('Delete');
    await press('Delete ETH · BASE');
    await press('Delete');
    expect(stage.port.deleteAddress).toHaveBeenCalledExactlyOnceWith({ id: '7' });
    await act(async () => cleanup());
    expect(stage.port.deleteAddress).toHaveBeenCalledTimes(1);
    await act(async () => answer());
    expect(stage.port.deleteAddress).toHaveBeenLastCalledWith({ id: '8' });
  });

  test('AC2 leaving the page within the five seconds sends the deletion that was confirmed', async () => {
    await show(stage, <AddressesScreen />);
    await press('Delete ETH · ETH');
    await press('Delete');
    expect(stage.port.deleteAddress).not.toHaveBeenCalled();
    await act(async () => cleanup());
    expect(stage.port.deleteAddress).toHaveBeenCalledExactlyOnceWith({ id: '7' });
  });

  test('AC2 with none there is a way to add one; a failure says so', async () => {
    stage.addresses = [];
    await show(stage, <AddressesScreen />);
    expect(await screen.findByText('No address saved yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add an address' }).getAttribute('href')).toBe('/pages/setting/addWallet');
    cleanup();
    stage.port.savedAddresses.mockRejectedValue(new AppError('server', 'Under maintenance'));
    await show(stage, <AddressesScreen />);
    expect(await screen.findByText('Under maintenance')).toBeTruthy();
  });

  test.each(['no-answer', 'bad-status'] as const)(
    'R1 a deletion that ended with %s: nothing says that it was not done, and the list is read anew',
    async (kind) => {
      const said: string[] = [];
      watchNotices(() => undefined)();
      const stop = watchNotices(({ text }) => said.push(text));
      said.splice(0);
      stage.port.deleteAddress.mockImplementation(async () => {
        // It was done, and its answer lost.
        stage.addresses = [];
        throw new AppError(kind, '');
      });
      await show(stage, <AddressesScreen />);
      await press('Delete ETH · ETH');
      vi.useFakeTimers();
      fireEvent.click(screen.getByRole('button', { name: 'Delete', hidden: true }));
      await act(() => vi.advanceTimersByTimeAsync(5_000));
      expect(said).toEqual(['No clear answer came about ETH · ETH. The list shows how it stands now.']);
      expect(screen.getByText('No address saved yet')).toBeTruthy();
      stop();
    },
  );

  test('W24 a deletion that failed says which one, also when the page is gone by then', async () => {
    const said: string[] = [];
    // What an earlier test said while nothing listened.
    watchNotices(() => undefined)();
    const stop = watchNotices(({ text }) => said.push(text));
    // What the tests before this one said waits for the first that listens.
    said.splice(0);
    stage.port.deleteAddress.mockRejectedValue(new AppError('server', 'Not today.'));
    await show(stage, <AddressesScreen />);
    await press('Delete ETH · ETH');
    await press('Delete');
    await act(async () => cleanup());
    expect(said).toEqual(['ETH · ETH was not deleted. Not today.']);
    stop();
  });

  test('W24 switch 51: where the server lets none be deleted, it says so and offers none', async () => {
    stage.lacking = ['POST /user/wallet/del'];
    await show(stage, <AddressesScreen />);
    expect(await screen.findByText('Saved addresses can’t be deleted here.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete ETH · ETH' })).toBeNull();
  });
});

describe('the switch of this device', () => {
  test('E17 it is off, says that it is of this device alone, and stays as it was set', async () => {
    await show(stage, <AddressesScreen />);
    const name = 'Withdraw only to saved addresses';
    const isOn = async () => (await screen.findByRole('switch', { name })).getAttribute('aria-checked');
    expect(await isOn()).toBe('false');
    expect(screen.getByText(/On this device only/)).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('switch', { name })));
    expect(await isOn()).toBe('true');
    cleanup();
    await show(stage, <AddressesScreen />);
    expect(await isOn()).toBe('true');
    // No address is kept with it.
    expect([...stage.device.values()].join()).not.toContain(mine);
  });

  test('E17 it is of one person: the next one finds it off, and until it is known who is here it cannot be set', async () => {
    const toggle = () => screen.findByRole('switch', { name: 'Withdraw only to saved addresses' });
    await show(stage, <AddressesScreen />);
    await act(async () => void fireEvent.click(await toggle()));
    cleanup();
    stage.who = '2';
    await show(stage, <AddressesScreen />);
    expect((await toggle()).getAttribute('aria-checked')).toBe('false');
    cleanup();
    stage.who = undefined;
    await show(stage, <AddressesScreen />);
    expect(await toggle()).toMatchObject({ disabled: true });
    expect((await toggle()).getAttribute('aria-checked')).toBe('true');
  });
});
