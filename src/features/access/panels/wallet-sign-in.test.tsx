import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { AppError } from '../../../core/errors/app-error.ts';
import { AccessPort } from '../../../core/ports/access-port.ts';
import { Session } from '../../../core/platform/session.ts';
import { WalletSignIn } from './wallet-sign-in.tsx';

afterEach(cleanup);

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

async function open(signInWithAddress: AccessPort['signInWithAddress']) {
  const root = new Container();
  const signIn = vi.fn<Session['signIn']>();
  const access: Partial<AccessPort> = { signInWithAddress };
  const session: Partial<Session> = { signIn };
  root.bind(AccessPort).toConstantValue(access as AccessPort);
  root.bind(Session).toConstantValue(session as Session);
  await act(async () => render(<WalletSignIn />, { wrapper: portsAround(root) }));
  const opener = await screen.findByRole('button', { name: 'Use a wallet address' }, { timeout: 60_000 });
  await act(async () => void fireEvent.click(opener));
  await screen.findByLabelText('Wallet address', {}, { timeout: 60_000 });
  return signIn;
}

async function send(typed: string): Promise<void> {
  await act(async () => void fireEvent.change(screen.getByLabelText('Wallet address'), { target: { value: typed } }));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Log in with this address' })));
}

describe('H18 signing in with the address of a wallet', () => {
  test('says what it is worth before anything is typed, and asks a wallet for nothing', async () => {
    await open(async () => 'token');
    expect(screen.getByText('Anyone who knows this address can log in with it')).toBeTruthy();
    expect(screen.getByText(/never ask for an approval, a signature or a recovery phrase/)).toBeTruthy();
  });

  test.each([
    ['', 'This field is required'],
    ['0x12', 'Invalid address for this network'],
    [address.replace('5aA', '5AA'), /A character is wrong/],
    ['ab'.repeat(32), /never type it into any page/],
  ])('%j is not sent', async (typed, said) => {
    const ask = vi.fn<AccessPort['signInWithAddress']>(async () => 'token');
    await open(ask);
    await send(typed);
    expect(screen.getByText(said)).toBeTruthy();
    expect(ask).not.toHaveBeenCalled();
  });

  test('a whole address is sent once, and its token is the session', async () => {
    const ask = vi.fn<AccessPort['signInWithAddress']>(async () => 'token');
    const signIn = await open(ask);
    await send(` ${address} `);
    expect(ask).toHaveBeenCalledExactlyOnceWith(address);
    expect(signIn).toHaveBeenCalledExactlyOnceWith('token');
  });

  test('a refusal is shown as the server said it', async () => {
    await open(() => Promise.reject(new AppError('server', 'This function is not open.')));
    await send(address);
    expect(screen.getByText('This function is not open.')).toBeTruthy();
  });
});
