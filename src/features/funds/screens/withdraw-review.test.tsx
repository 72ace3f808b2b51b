import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  bankCard,
  clearStage,
  fillIn,
  openScreen,
  pass,
  review,
  sentBefore,
  setStage,
  stage,
  tron,
  type,
  typePassword,
} from '../../../../tests/support/withdraw-stage.tsx';
import { AppError } from '../../../core/errors/app-error.ts';
import { amount } from '../../../core/money/amount.ts';
import { holdMs } from '../../shared/request-form/parts/hold-to-confirm.tsx';
import WithdrawScreen from './withdraw-screen.tsx';

/** What React complained of: once for a component, so what the tests before heard counts too. */
const complaints: string[] = [];
beforeEach(() => {
  setStage();
  vi.spyOn(console, 'error').mockImplementation((text: unknown) => void complaints.push(String(text)));
});
afterEach(clearStage);

const open = (): Promise<void> => openScreen(<WithdrawScreen />);

/** Sends as those do who cannot hold: a tap opens the tick, and only the tick lets a second tap send. */
const sendByTick = (sheet: HTMLElement): void => {
  fireEvent.click(within(sheet).getByRole('button', { name: /hold/i }));
  expect(stage.requestWithdrawal).not.toHaveBeenCalled();
  fireEvent.click(within(sheet).getByRole('switch', { name: /checked everything/i }));
  fireEvent.click(within(sheet).getByRole('button', { name: 'Withdraw' }));
};

describe('a withdrawal that is looked at, sent and told of', () => {
  test('FU4 H15 reviewed with the whole address, focus on Cancel, held for a second, sent once', async () => {
    await open();
    await fillIn();
    const sheet = await review();
    expect(within(sheet).getByText((_, element) => element?.getAttribute('translate') === 'no').textContent).toBe(tron);
    expect(document.activeElement?.textContent).toBe('Cancel');
    vi.useFakeTimers();
    const button = within(sheet).getByRole('button', { name: /hold/i });
    fireEvent.pointerDown(button);
    pass(holdMs - 1);
    fireEvent.pointerUp(button);
    pass(holdMs);
    expect(stage.requestWithdrawal).not.toHaveBeenCalled();
    fireEvent.pointerDown(button);
    pass(holdMs);
    fireEvent.pointerDown(button);
    pass(holdMs);
    vi.useRealTimers();
    expect(await screen.findByText('Requested')).toBeTruthy();
    expect(stage.requestWithdrawal).toHaveBeenCalledTimes(1);
    expect(stage.requestWithdrawal).toHaveBeenCalledWith({
      currencyId: '3',
      amount: '500',
      fee: '0',
      way: 'address',
      network: 'trc20',
      address: tron,
      payPassword: 'demo5678',
    });
  });

  test.each([
    ['International card', ['GB82WEST12345698765432']],
    ['Bank card', ['Dana Example', '000111222', 'Demo Bank']],
  ])('FU4 the review of a withdrawal to %s names whose it is and where', async (way, lines) => {
    stage.card = bankCard;
    await open();
    fireEvent.click(screen.getByRole('radio', { name: way }));
    await screen.findByText(lines[0] ?? '');
    type(/^amount/i, '500');
    await typePassword();
    const sheet = await review();
    for (const line of lines) expect(within(sheet).getByText(line)).toBeTruthy();
  });

  test('18B while it is sent there is no way out that does nothing', async () => {
    stage.requestWithdrawal.mockReturnValue(new Promise(() => undefined));
    await open();
    await fillIn();
    const sheet = await review();
    const cancel = within(sheet).getByRole<HTMLButtonElement>('button', { name: 'Cancel' });
    expect(cancel.disabled).toBe(false);
    sendByTick(sheet);
    await vi.waitFor(() => expect(cancel.disabled).toBe(true));
  });

  test('H15 who cannot hold ticks and taps, by keyboard too', async () => {
    await open();
    await fillIn();
    sendByTick(await review());
    expect(await screen.findByText('Requested')).toBeTruthy();
    expect(stage.requestWithdrawal).toHaveBeenCalledTimes(1);
  });

  test('FU4 a withdrawal that is done leaves an empty form, and nothing is told to a page while another one renders', async () => {
    await open();
    await fillIn();
    sendByTick(await review());
    expect(await screen.findByText('Requested')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^amount/i })).toHaveProperty('value', '');
    expect(screen.getByRole('textbox', { name: /^address/i })).toHaveProperty('value', '');
    expect(screen.getByLabelText(/payment password/i, { selector: 'input' })).toHaveProperty('value', '');
    expect(complaints.filter((text) => text.includes('while rendering'))).toEqual([]);
  });

  test('FU4 a refused one keeps the form but not the password', async () => {
    stage.requestWithdrawal.mockRejectedValue(new AppError('server', 'Not today.'));
    await open();
    await fillIn();
    sendByTick(await review());
    expect(await screen.findByText(/not today/i)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^amount/i })).toHaveProperty('value', '500');
    const password = screen.getByLabelText(/payment password/i, { selector: 'input' });
    expect(password).toHaveProperty('value', '');
    expect(password.getAttribute('aria-invalid')).not.toBe('true');
    fireEvent.click(screen.getByRole('button', { name: /^review/i }));
    expect(password.getAttribute('aria-invalid')).toBe('true');
  });

  test('FU4 MS2 no answer: the outcome is unknown, nothing is sent again', async () => {
    stage.requestWithdrawal.mockRejectedValue(new AppError('no-answer', 'nothing came'));
    await open();
    await fillIn();
    sendByTick(await review());
    expect(await screen.findByText('Outcome unknown')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^review/i })).toHaveProperty('disabled', true);
    expect(stage.requestWithdrawal).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Get help' }).getAttribute('href')).toBe('/pages/kefu/index?report=open');
  });

  test('FU4 H22 the timeline names what was taken, the fee and what arrives; of a refused one neither', async () => {
    stage.rows = [{ ...sentBefore, received: amount('298'), status: 'sent', reason: undefined }];
    await open();
    const told = (): readonly string[] =>
      [...document.querySelectorAll('details dd')].map((fact) => (fact.textContent ?? '').replaceAll(/\s/g, ' '));
    expect(told()).toEqual(expect.arrayContaining(['300 USDT', '2 USDT', '298 USDT']));
    cleanup();
    stage.rows = [{ ...sentBefore, received: amount('298') }];
    await open();
    expect(told()).toContain('300 USDT');
    for (const gone of ['2 USDT', '298 USDT']) expect(told()).not.toContain(gone);
  });

  test('H13 a refusal that asks for money stands in a frame of caution, word for word', async () => {
    stage.rows = [sentBefore];
    await open();
    expect((await screen.findByText(sentBefore.reason ?? '')).tagName).toBe('BLOCKQUOTE');
    expect(screen.getByText(/never asks for a payment, deposit or loan/i)).toBeTruthy();
    const source = screen.getByRole('link', { name: /regulator/ });
    expect(decodeURIComponent(source.getAttribute('href') ?? '')).toContain('www.cftc.gov');
  });
});
