import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  clearStage,
  onlySavedOf,
  openScreen,
  pickSaved,
  savedTron,
  sentBefore,
  setStage,
  stage,
  token,
  tokenTerms,
  tron,
  type,
} from '../../../../tests/support/withdraw-stage.tsx';
import WithdrawScreen from './withdraw-screen.tsx';

// A server that names no networks with the terms of a withdrawal, as those of the protocol do.

const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const mistyped = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD';
const waiting = '0x52908400098527886E0F7030069857D2E4169EE7';
const refused = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';

beforeEach(() => {
  setStage();
  Object.assign(stage, { coin: token, terms: tokenTerms, places: [{ network: undefined, address: right }] });
});
afterEach(clearStage);

const open = (): Promise<void> => openScreen(<WithdrawScreen />);
const typeAddress = async (address: string): Promise<void> => {
  await screen.findByRole('textbox', { name: /^address/i });
  type(/^address/i, address);
};
const openAndType = async (address: string): Promise<void> => {
  await open();
  await typeAddress(address);
};

describe('withdraw from a server that names no networks', () => {
  test.each([
    ['a slip of the pen', mistyped, /a character is wrong/i],
    ['an address of another network', tron, /belongs to another network/i],
  ])('FU2 H17 a token goes over the chain that its currency names: %s is found', async (_name, address, words) => {
    await openAndType(address);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(/can’t check addresses of this network/i)).toBeNull();
  });

  test('E17 a saved address of that chain is among the saved ones', async () => {
    stage.device.set('payees.guard', onlySavedOf('1'));
    stage.saved = [{ ...savedTron, currencyId: '9', currencyName: 'AAVE', network: 'erc20', address: right }];
    await open();
    await pickSaved(right);
    expect(await screen.findByText(/new on this device/i)).toBeTruthy();
    expect(screen.queryByText(/only saved addresses are allowed/i)).toBeNull();
    expect(screen.getByRole('button', { name: /^review/i })).toHaveProperty('disabled', false);
  });

  test('FU1 FU2 networks that it receives on are those that can be chosen, and none is chosen before', async () => {
    stage.places = ['erc20', 'bep20'].map((network) => ({ network, address: right }));
    await open();
    fireEvent.click(await screen.findByRole('radio', { name: /BEP20/ }));
    expect(await screen.findByRole('textbox', { name: /^address/i })).toBeTruthy();
  });

  test('FU2 money went to an address only when it was sent there: not when that waits or was refused', async () => {
    stage.rows = [
      { ...sentBefore, id: '4', address: right, status: 'sent' },
      { ...sentBefore, id: '5', address: waiting, status: 'reviewing' },
      { ...sentBefore, id: '6', address: refused, status: 'refused' },
    ];
    const noteFor = async (address: string): Promise<number> => {
      await typeAddress(address);
      return screen.queryAllByText(/new address: compare/i).length;
    };
    await open();
    await expect.poll(() => noteFor(right)).toBe(0);
    expect(await noteFor(waiting)).toBe(1);
    expect(await noteFor(refused)).toBe(1);
  });
});
