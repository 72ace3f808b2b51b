import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  clearStage,
  openDeposits,
  openScreen,
  pickSaved,
  review,
  savedTron,
  sentBefore,
  setStage,
  stage,
  tron,
  type,
  typePassword,
  usualTerms,
} from '../../../../tests/support/withdraw-stage.tsx';
import DepositScreen from './deposit-screen.tsx';
import WithdrawScreen from './withdraw-screen.tsx';

beforeEach(setStage);
afterEach(clearStage);

const open = (): Promise<void> => openScreen(<WithdrawScreen />);
const patience = { timeout: 60_000 };

describe('requirements', () => {
  test('A8 nine met requirements are one line that is closed', async () => {
    await open();
    const list = screen.getByRole('region', { name: 'Requirements' });
    const minimum = (): string | undefined =>
      list.querySelector('[data-condition="minimum"]')?.textContent.replaceAll('\u00A0', ' ');
    for (const tooLittle of ['', '99', '1,5x']) {
      type(/^amount/i, tooLittle);
      expect(within(list).getByText('Requirements: 8 of 9 met · 1 not yet')).toBeTruthy();
      expect(minimum()).toBe('100 USDT · Not yet');
    }
    type(/^amount/i, '100');
    expect(within(list).getByText('Requirements: 9 of 9 met')).toBeTruthy();
    expect(minimum()).toBe('100 USDT');
    expect(list.querySelector('details')?.open).toBe(false);
    expect(list.querySelectorAll(':scope > dl')).toHaveLength(0);
  });

  test('A8 only what is not met stands below the line', async () => {
    stage.terms = { ...usualTerms, blocks: ['loan'] };
    await open();
    const list = screen.getByRole('region', { name: 'Requirements' });
    expect(within(list).getByText('Requirements: 7 of 9 met · 1 not yet')).toBeTruthy();
    expect([...list.querySelectorAll(':scope > dl dt')].map((one) => one.textContent)).toEqual(['No unpaid loan']);
  });
});

test.each([
  ['is met', [], 'details p'],
  ['is not met', ['score'], ':scope > p'],
] as const)('A8 the credit score is explained where it %s', async (_which, blocks, place) => {
  stage.terms = { ...usualTerms, blocks };
  await open();
  const list = screen.getByRole('region', { name: 'Requirements' });
  expect(list.querySelectorAll('p')).toHaveLength(1);
  expect(list.querySelector(place)?.textContent).toMatch(/^Credit score: .+ ask support/);
});

describe('saved addresses', () => {
  test('A20 a saved one comes first and takes five acts at most: address, sum, password, review, confirm', async () => {
    stage.saved = [savedTron];
    await open();
    await pickSaved(tron);
    expect(screen.queryByRole('textbox', { name: /^address/i })).toBeNull();
    type(/^amount/i, '500');
    await typePassword();
    const sheet = await review();
    expect(within(sheet).getByRole('button', { name: /hold/i })).toBeTruthy();
    expect(sheet.textContent).toContain(tron.slice(0, 4));
  });

  test('A20 another address is typed after one tap, and stays typed', async () => {
    stage.saved = [savedTron];
    await open();
    fireEvent.click(await screen.findByRole('radio', { name: 'Another address' }, patience));
    fireEvent.click(await screen.findByRole('radio', { name: 'TRC20' }));
    type(/^address/i, 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb');
    expect(screen.getByRole('textbox', { name: /^address/i })).toHaveProperty(
      'value',
      'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
    );
  });

  test('A20 the person’s own name of an address stands at it', async () => {
    stage.saved = [savedTron];
    stage.device.set('payees.labels', JSON.stringify([{ owner: '1', id: '8', label: 'Cold wallet' }]));
    await open();
    expect(await screen.findByRole('radio', { name: /^Cold wallet · TRC20/ }, patience)).toBeTruthy();
  });
});

async function chooseCoin(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: /choose a currency/i }));
  fireEvent.click(await screen.findByRole('radio', { name: /USDT/, hidden: true }));
  await screen.findByRole('link', { name: /requirements met/ });
}

describe('the payment password', () => {
  test('A9 the way to set it leads back to this withdrawal', async () => {
    stage.standing = { user: { hasPaymentPassword: false } };
    await open();
    const ways = await screen.findAllByRole('link', { name: 'Set password' }, patience);
    expect(ways.map((one) => decodeURIComponent(one.getAttribute('href') ?? ''))).toEqual([
      '/pages/setting/payPassword?return=/pages/fund/withdraw?currency=3',
      '/pages/setting/payPassword?return=/pages/fund/withdraw?currency=3',
    ]);
  });

  test('A8 one that is known to be missing is a tenth requirement, which does not block the form', async () => {
    stage.standing = { user: { hasPaymentPassword: false } };
    await open();
    const list = screen.getByRole('region', { name: 'Requirements' });
    expect(await within(list).findByText('Requirements: 8 of 10 met · 1 not yet', {}, patience)).toBeTruthy();
    expect([...list.querySelectorAll(':scope > dl dt')].map((one) => one.textContent)).toEqual(['Payment password']);
    expect(screen.queryByText('Unmet requirements block withdrawal.')).toBeNull();
    expect(screen.getByRole('button', { name: /^review/i })).toHaveProperty('disabled', false);
  });

  test.each([
    ['is not known', {}, { hasPaymentPassword: undefined }],
    ['is never asked for', { dialect: 'a' }, { hasPaymentPassword: false }],
    ['is not asked for by the setting', { setting: '0' }, { hasPaymentPassword: false }],
  ] as const)('A8 one that %s is no requirement', async (_which, change, user) => {
    Object.assign(stage, { ...change, standing: { user } });
    await open();
    const list = screen.getByRole('region', { name: 'Requirements' });
    await within(list).findByText(/^Requirements: \d of 9 met/, {}, patience);
    expect(within(list).queryByText('Payment password')).toBeNull();
  });

  test('A8 the page of deposits counts the missing one, too', async () => {
    stage.standing = { user: { hasPaymentPassword: false } };
    await openDeposits(<DepositScreen />);
    await chooseCoin();
    expect(await screen.findByRole('link', { name: /8 of 9 requirements met/ }, patience)).toBeTruthy();
  });
});

describe('rows', () => {
  test('A7 a refused one says why in its row, and a chevron that it opens', async () => {
    stage.rows = [{ ...sentBefore, reason: 'Wrong network' }];
    await open();
    const row = (await screen.findByText('Wrong network', {}, patience)).closest('li');
    expect(row?.querySelector('details')?.open).toBe(false);
    expect(row?.querySelector('details')?.textContent).not.toContain('Wrong network');
    expect(row?.querySelectorAll('summary > svg')).toHaveLength(1);
  });

  test('A7 the steps of one in review are told, and who can stop it', async () => {
    stage.rows = [{ ...sentBefore, status: 'reviewing', statusCode: '1', reason: undefined, decidedAt: undefined }];
    await open();
    expect(await screen.findByText('Only support can stop it now.', {}, patience)).toBeTruthy();
    const steps = [...document.querySelectorAll<HTMLElement>('li[data-at]')].map((one) => one.dataset['at']);
    expect(steps).toEqual(['done', 'now', 'later']);
  });

  test.each([
    [{}, undefined],
    [{ trc20: 'https://explorer.example/#/tx/{id}' }, 'https://explorer.example/#/tx/ab12'],
  ] as const)('A7 a sent one has its transaction to copy; explorers %j link to %s', async (explorers, page) => {
    stage.explorers = explorers;
    stage.rows = [{ ...sentBefore, status: 'sent', statusCode: '2', reason: undefined, transactionId: 'ab12' }];
    await open();
    expect(await screen.findByRole('button', { name: 'Copy: Transaction ID', hidden: true }, patience)).toBeTruthy();
    const link = screen.queryByRole('link', { name: /View on/, hidden: true });
    expect(link?.getAttribute('href')).toBe(page);
  });
});
