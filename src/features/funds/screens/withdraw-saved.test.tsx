import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  clearStage,
  fillIn,
  onlySavedOf,
  openScreen,
  review,
  savedTron,
  setStage,
  stage,
} from '../../../../tests/support/withdraw-stage.tsx';
import { AppError } from '../../../core/errors/app-error.ts';
import WithdrawScreen from './withdraw-screen.tsx';

beforeEach(setStage);
afterEach(clearStage);

const open = (): Promise<void> => openScreen(<WithdrawScreen />);

const isChecked = (element: HTMLElement): boolean => element instanceof HTMLInputElement && element.checked;

describe('withdrawals to saved addresses', () => {
  test('E17 who allows saved addresses alone sends to no other from this device', async () => {
    stage.device.set('payees.guard', onlySavedOf('1'));
    await open();
    await fillIn();
    expect(await screen.findByText(/only saved addresses are allowed/i)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^review/i }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('E17 another person’s choice on this device does not count', async () => {
    stage.device.set('payees.guard', onlySavedOf('2'));
    await open();
    await fillIn();
    expect(screen.queryByText(/only saved addresses are allowed/i)).toBeNull();
    expect(await review()).toBeTruthy();
  });

  test('E17 a saved one is taken, and warned about while it is new on this device', async () => {
    stage.device.set('payees.guard', onlySavedOf('1'));
    stage.saved = [savedTron];
    await open();
    await fillIn();
    expect(await screen.findByText(/new on this device/i)).toBeTruthy();
    expect(screen.queryByText(/only saved addresses are allowed/i)).toBeNull();
    expect(await review()).toBeTruthy();
  });

  test('FU1 nothing of the form can be touched before the saved addresses are told: what stands there then stays', async () => {
    let tell = (): void => undefined;
    stage.saved = [savedTron];
    stage.savedAfter = new Promise((resolve) => void (tell = resolve));
    await openScreen(<WithdrawScreen />, 'requirements');
    await screen.findByRole('status', { name: 'Loading' });
    expect(screen.queryByRole('radio', { name: /TRC20/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^review/i })).toBeNull();
    tell();
    expect(await screen.findByRole('radio', { name: new RegExp(savedTron.address) })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /^TRC20$/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^review/i })).toBeTruthy();
  });

  test('FU1 where the saved addresses cannot be read another one is typed', async () => {
    stage.savedAfter = Promise.reject(new AppError('server', 'Not now'));
    // A failure before the screen asks is none of the test.
    stage.savedAfter.catch(() => undefined);
    await open();
    await fillIn();
    expect(await review()).toBeTruthy();
  });

  test('W5 of a saved address without a network the person chooses it, and can choose another one', async () => {
    const anywhere = { ...savedTron, network: undefined };
    stage.saved = [anywhere, { ...anywhere, id: '9', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' }];
    await openScreen(<WithdrawScreen />, 'requirements');
    const [first, second] = within(await screen.findByRole('radiogroup', { name: 'Saved addresses' })).getAllByRole(
      'radio',
    );
    if (first === undefined || second === undefined) throw new Error('two saved addresses are shown');
    fireEvent.click(first);
    const network = (name: string): HTMLElement => screen.getByRole('radio', { name });
    expect(['TRC20', 'ERC20'].map((name) => isChecked(network(name)))).toEqual([false, false]);
    fireEvent.click(network('ERC20'));
    expect(await screen.findByText('This address belongs to another network')).toBeTruthy();
    fireEvent.click(network('TRC20'));
    expect(['TRC20', 'ERC20'].map((name) => isChecked(network(name)))).toEqual([true, false]);
    fireEvent.click(second);
    expect(['TRC20', 'ERC20'].map((name) => isChecked(network(name)))).toEqual([false, false]);
  });
});
