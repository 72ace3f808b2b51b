import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AccountContext } from '../../../core/account/use-account.ts';
import { ContainerContext } from '../../../core/di/use-port.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { amount } from '../../../core/money/amount.ts';
import { AuthorisationPort } from '../../../core/ports/authorisation-port.ts';
import { Session } from '../../../core/platform/session.ts';
import AuthorisationScreen from './authorisation-screen.tsx';
import AuthorisedAmountScreen from './authorised-amount-screen.tsx';

const visitor = { language: 'en' };
afterEach(cleanup);

const port = (change: Partial<AuthorisationPort> = {}): AuthorisationPort => ({
  authorisedAmount: async () => amount('250.5'),
  requestedAmount: async () => amount('0'),
  setAuthorisedAmount: async () => undefined,
  ...change,
});

async function show(content: ReactNode, authorisation: AuthorisationPort): Promise<void> {
  const root = new Container();
  root.bind(Session).toConstantValue({ state: () => visitor, watch: () => () => undefined } as never);
  root.bind(AuthorisationPort).toConstantValue(authorisation);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () =>
    render(
      <ContainerContext value={root}>
        <QueryClientProvider client={queries}>
          <AccountContext value={{ id: 'live' } as never}>
            <MemoryRouter>
              <Suspense>{content}</Suspense>
            </MemoryRouter>
          </AccountContext>
        </QueryClientProvider>
      </ContainerContext>,
    ),
  );
}

describe('H18 the authorised amount', () => {
  test('is shown as a number, beside what is asked for and what is never asked for', async () => {
    await show(<AuthorisationScreen />, port());
    expect(await screen.findByText(/250\.5/, {}, { timeout: 60_000 })).toBeTruthy();
    expect(screen.getByText('Nothing')).toBeTruthy();
    expect(screen.getByText(/never asked here for a wallet approval/)).toBeTruthy();
  });

  test('a failure says so', async () => {
    const authorisedAmount = (): Promise<never> => Promise.reject(new AppError('server', 'Under maintenance'));
    await show(<AuthorisationScreen />, port({ authorisedAmount }));
    expect(await screen.findByText('Under maintenance', {}, { timeout: 60_000 })).toBeTruthy();
  });

  test('W3 a server that keeps no number is given none', async () => {
    const authorisedAmount = (): Promise<never> => Promise.reject(new AppError('unavailable', ''));
    await show(<AuthorisedAmountScreen />, port({ authorisedAmount }));
    expect(await screen.findByText('Not offered here.', {}, { timeout: 60_000 })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('W3 where a server keeps no number, its page leads to no form', async () => {
    const authorisedAmount = (): Promise<never> => Promise.reject(new AppError('unavailable', ''));
    await show(<AuthorisationScreen />, port({ authorisedAmount }));
    expect(await screen.findByText('Not offered here.', {}, { timeout: 60_000 })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Set the amount' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test.each([
    ['', 'This field is required'],
    ['0', 'Enter a number above zero'],
    ['abc', 'Enter a number'],
    ['0.123456789', /Too many decimals/],
  ])('%j is not sent', async (typed, said) => {
    const setAuthorisedAmount = vi.fn<AuthorisationPort['setAuthorisedAmount']>(async () => undefined);
    await show(<AuthorisedAmountScreen />, port({ setAuthorisedAmount }));
    const field = await screen.findByLabelText('Amount', {}, { timeout: 60_000 });
    await act(async () => void fireEvent.change(field, { target: { value: typed } }));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save amount' })));
    expect(screen.getByText(said)).toBeTruthy();
    expect(setAuthorisedAmount).not.toHaveBeenCalled();
  });

  test('a sum is sent once, as it was typed', async () => {
    const setAuthorisedAmount = vi.fn<AuthorisationPort['setAuthorisedAmount']>(async () => undefined);
    await show(<AuthorisedAmountScreen />, port({ setAuthorisedAmount }));
    const field = await screen.findByLabelText('Amount', {}, { timeout: 60_000 });
    await act(async () => void fireEvent.change(field, { target: { value: '250.25' } }));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save amount' })));
    expect(setAuthorisedAmount).toHaveBeenCalledExactlyOnceWith({ amount: '250.25' });
  });

  test('18B two taps in one tick send it once', async () => {
    const setAuthorisedAmount = vi.fn<AuthorisationPort['setAuthorisedAmount']>(() => new Promise(() => undefined));
    await show(<AuthorisedAmountScreen />, port({ setAuthorisedAmount }));
    const field = await screen.findByLabelText('Amount', {}, { timeout: 60_000 });
    await act(async () => void fireEvent.change(field, { target: { value: '250' } }));
    const save = screen.getByRole('button', { name: 'Save amount' });
    await act(async () => {
      save.click();
      save.click();
    });
    expect(setAuthorisedAmount).toHaveBeenCalledExactlyOnceWith({ amount: '250' });
  });
});
