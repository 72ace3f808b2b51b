import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  clearStage,
  fillIn,
  now,
  openDeposits,
  openScreen,
  sentBefore,
  setStage,
  stage,
  token,
  standingAsked,
  tron,
  type,
  usualTerms,
  type ToldStanding,
} from '../../../../tests/support/withdraw-stage.tsx';
import DepositScreen from './deposit-screen.tsx';
import WithdrawScreen from './withdraw-screen.tsx';

beforeEach(setStage);
afterEach(clearStage);

const stateOf = (id: string): string | undefined =>
  document.querySelector<HTMLElement>(`[data-condition="${id}"]`)?.dataset['state'];

/** Closing positions are read only if none is open, and waiting orders only if there is neither. */
const everyCall = ({ contracts }: ToldStanding): readonly string[] => [
  ...(contracts?.open === 0 ? ['contracts', 'contracts'] : ['contracts']),
  ...(contracts?.open === 0 && contracts.closing === 0 ? ['contracts'] : []),
  'identity',
  'loans',
];

const open = (): Promise<void> => openScreen(<WithdrawScreen />);

async function chooseCoin(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: /choose a currency/i }));
  fireEvent.click(await screen.findByRole('radio', { name: /USDT/, hidden: true }));
  await screen.findByRole('link', { name: /requirements met/ });
}

function Ways() {
  const navigate = useNavigate();
  return (
    <>
      {['3', '9'].map((currency) => (
        <button key={currency} type="button" onClick={() => void navigate(`?currency=${currency}`)}>
          to {currency}
        </button>
      ))}
      <WithdrawScreen />
    </>
  );
}

describe('withdraw', () => {
  test('FU3 an open form follows another currency in its address, and leaves what was typed for the first', async () => {
    stage.others = [token];
    await openScreen(<Ways />);
    type(/^amount/i, '150');
    const chosen = (): string | null => screen.getByRole('button', { name: /^(coin|currency)/i }).textContent;
    expect(chosen()).toContain('USDT');
    fireEvent.click(screen.getByText('to 9'));
    await waitFor(() => expect(chosen()).toContain('AAVE'));
    expect(screen.queryByDisplayValue('150')).toBeNull();
  });

  test('FU3 every condition stands there before anything is typed, and one that is not met ends it at once', async () => {
    stage.terms = { ...usualTerms, blocks: ['loan'] };
    await open();
    const list = screen.getByRole('region', { name: /requirements/i });
    expect(list.querySelectorAll('dt')).toHaveLength(9);
    expect(list.querySelectorAll('[data-state="blocked"]')).toHaveLength(1);
    expect(list.querySelector('[data-condition="loan"]')?.getAttribute('data-state')).toBe('blocked');
    expect(screen.getByRole('button', { name: /^review/i })).toHaveProperty('disabled', true);
  });

  test('FU3 a server that says nothing beforehand blocks nothing beforehand', async () => {
    stage.terms = { ...usualTerms, blocks: undefined, left: undefined, limitBtc: undefined };
    await open();
    await waitFor(() => expect(document.querySelectorAll('[data-state="unknown"]').length).toBeGreaterThan(4));
    expect(screen.getByRole('button', { name: /^review/i })).toHaveProperty('disabled', false);
  });

  test('FU3 the dash of an empty form says what to do', async () => {
    await open();
    expect(screen.getByText('You receive').nextElementSibling?.textContent).toBe('—Enter an amount');
  });

  test('FU3 a server that says it beforehand is believed, and nothing else is asked', async () => {
    await open();
    expect(stateOf('loan')).toBe('met');
    expect(standingAsked).not.toHaveBeenCalled();
  });

  test.each<readonly [string, string, ToldStanding, string]>([
    ['identity', 'is approved', { basic: 'approved' }, 'met'],
    ['identity', 'is under review', { basic: 'reviewing' }, 'blocked'],
    ['identity', 'has no answer', {}, 'unknown'],
    ['account', 'is open', { user: { isLocked: false, fundsFrozen: false } }, 'met'],
    ['account', 'had a lock that is over', { user: { isLocked: true, lockedUntil: now, fundsFrozen: false } }, 'met'],
    ['account', 'is locked', { user: { isLocked: true, lockedUntil: now + 1, fundsFrozen: false } }, 'blocked'],
    ['account', 'is frozen', { user: { fundsFrozen: true } }, 'blocked'],
    ['account', 'has no word of freezing', { user: { isLocked: false } }, 'unknown'],
    ['positions', 'has none', { contracts: { open: 0, closing: 0 } }, 'met'],
    ['positions', 'has an open one', { contracts: { open: 1, closing: 0 } }, 'blocked'],
    ['positions', 'has one that is being closed', { contracts: { open: 0, closing: 1 } }, 'blocked'],
    ['positions', 'has an order that waits (W20)', { contracts: { open: 0, closing: 0, pending: 1 } }, 'blocked'],
    ['positions', 'has no answer', {}, 'unknown'],
    ['loan', 'is settled', { loans: ['pending', 'settled'] }, 'met'],
    ['loan', 'is overdue', { loans: ['settled', 'overdue'] }, 'blocked'],
    ['loan', 'is in an unknown state', { loans: ['settled', undefined] }, 'unknown'],
    ['loan', 'has no answer', {}, 'unknown'],
  ])(
    'FU3 where the terms say nothing the condition “%s” is read from other calls: it %s, and the form stays open',
    async (id, _what, standing, state) => {
      stage.terms = { ...usualTerms, blocks: undefined };
      stage.standing = standing;
      await open();
      await waitFor(() => expect(standingAsked.mock.calls.flat().toSorted()).toEqual(everyCall(standing)));
      await waitFor(() => expect(stateOf(id)).toBe(state));
      expect(['score', 'wallet'].map(stateOf)).toEqual(['unknown', 'unknown']);
      expect(screen.getByRole('button', { name: /^review/i })).toHaveProperty('disabled', false);
    },
  );

  test('the identity that staff still check is not called missing', async () => {
    stage.terms = { ...usualTerms, blocks: ['identity'] };
    stage.standing = { user: { verification: 'reviewing' } };
    await open();
    await waitFor(() =>
      expect(document.querySelector('[data-condition="identity"]')?.textContent).toContain('Being checked'),
    );
    expect(stateOf('identity')).toBe('blocked');
  });

  test('W25 where loans are switched off or lacking no server is asked about them', async () => {
    stage.terms = { ...usualTerms, blocks: undefined };
    stage.lends = false;
    await open();
    await waitFor(() => expect(standingAsked.mock.calls.flat()).toContain('contracts'));
    expect(standingAsked.mock.calls.flat()).not.toContain('loans');
    expect(stateOf('loan')).toBe('unknown');
  });

  test('W6 where the server was found to have no loans no unpaid one is a condition', async () => {
    stage.terms = { ...usualTerms, blocks: undefined };
    stage.lends = false;
    stage.decided = [];
    await open();
    expect(stateOf('wallet')).toBe('unknown');
    expect(stateOf('loan')).toBeUndefined();
  });

  test('FU3 what is still being read from other calls is said to be, and closes nothing', async () => {
    stage.terms = { ...usualTerms, blocks: undefined };
    stage.standing = { isSlow: true };
    await open();
    await waitFor(() => expect(['identity', 'positions', 'loan'].map(stateOf)).toEqual(['asked', 'asked', 'asked']));
    expect(stateOf('wallet')).toBe('unknown');
    expect(screen.getAllByText('Checking…')).toHaveLength(3);
    expect(screen.getByRole('button', { name: /^review/i })).toHaveProperty('disabled', false);
  });

  test('A8 H14 the page of deposits has one line of them, which leads to all', async () => {
    stage.terms = { ...usualTerms, blocks: ['loan'] };
    await openDeposits(<DepositScreen />);
    expect(screen.queryByRole('link', { name: /requirements met/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Buy crypto' }).getAttribute('href')).toBe('/pages/common/c2c');
    await chooseCoin();
    expect(screen.queryByRole('link', { name: 'Buy crypto' })).toBeNull();
    const line = await screen.findByRole('link', { name: 'Withdrawing later: 7 of 8 requirements met' });
    expect(line.getAttribute('href')).toMatch(/\/pages\/fund\/withdraw\?currency=.*&return=/);
    expect(document.querySelector('[data-condition]')).toBeNull();
  });

  test('H14 on the page of deposits other calls tell as much, and what nobody tells is not met', async () => {
    stage.terms = { ...usualTerms, blocks: undefined };
    stage.standing = { basic: 'none', loans: [] };
    await openDeposits(<DepositScreen />);
    await chooseCoin();
    const met = (): string => screen.getByRole('link', { name: /requirements met/ }).textContent ?? '';
    await waitFor(() => expect(met()).toMatch(/^Withdrawing later: [1-6] of 8/));
  });

  test('FU2 of several networks none is chosen, and an address is held against the chosen one', async () => {
    await open();
    expect(screen.queryByRole('textbox', { name: /^address/i })).toBeNull();
    await fillIn('500', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    expect(await screen.findByText(/belongs to another network/i)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Paste' })).toBeTruthy();
    expect(screen.getByLabelText('Read a QR picture', { selector: 'input' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^review/i }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('FU2 a new address is told as one, and one that looks like a known one alarms', async () => {
    stage.rows = [{ ...sentBefore, address: `T${tron.slice(1, 5)}${'a'.repeat(25)}${tron.slice(-4)}`, status: 'sent' }];
    await open();
    await fillIn();
    expect(await screen.findByText(/new address: compare/i)).toBeTruthy();
    expect(await screen.findByText(/looks like an address you know/i)).toBeTruthy();
  });

  test('FU4 the fee and what arrives follow the sum: the first one below the bound is free', async () => {
    await open();
    expect(document.body.textContent).toMatch(/Fee.*free below 1,000.USDT \(first withdrawal\)/);
    await fillIn('999.5');
    expect(await screen.findByText(/free: first withdrawal/i)).toBeTruthy();
    type(/^amount/i, '1000');
    expect((await screen.findAllByText(/998/)).length).toBeGreaterThan(0);
  });

  test('what was typed is there again after a look elsewhere, the password is not', async () => {
    await open();
    await fillIn('123.5');
    cleanup();
    expect(
      Object.keys(sessionStorage)
        .map((key) => sessionStorage.getItem(key))
        .join(' '),
    ).not.toContain('demo5678');
    await open();
    expect(screen.getByRole('textbox', { name: /^address/i })).toHaveProperty('value', tron);
    expect(screen.getByRole('textbox', { name: /^amount/i })).toHaveProperty('value', '123.5');
  });

  test('H12 nothing on the way out leads to an offer', async () => {
    await open();
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets.filter((target) => target?.startsWith('/pages/fund/') !== true)).toEqual([]);
  });

  test('a card that is saved is shown, one that is not can be added', async () => {
    await open();
    fireEvent.click(screen.getByRole('radio', { name: 'International card' }));
    expect(await screen.findByText('GB82WEST12345698765432')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Bank card' }));
    expect(await screen.findByRole('link', { name: 'Add a card' })).toBeTruthy();
  });

  test('H26 a withdrawal in a state that this version does not know is told by its code, and by nothing else', async () => {
    stage.rows = [{ ...sentBefore, status: undefined, statusCode: '7', reason: undefined }];
    await open();
    expect(await screen.findAllByText('Unknown (code 7)')).toHaveLength(2);
    expect(screen.queryByText('Sent')).toBeNull();
    expect(screen.queryByText('In review')).toBeNull();
  });
});
