import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { field, payeesStage, press, show, type, type PayeesStage } from '../../../../../tests/support/payees-stage.tsx';
import BankCardScreen from './bank-card-screen.tsx';
import InternationalCardScreen from './international-card-screen.tsx';

let stage: PayeesStage;
beforeEach(() => {
  stage = payeesStage();
});
afterEach(cleanup);

describe('cards', () => {
  const card = {
    holder: 'Ann Example',
    bank: 'Demo Bank',
    branch: 'Main Street',
    account: 'gb82 west 1234 5698 7654 32',
    code: 'deutdeff',
    place: 'Exampleland',
    bankAddress: '1 Sample St',
    phone: '+34 612 345 678',
    ownAddress: '2 Sample St',
  };
  const labels = {
    holder: 'Name of the holder',
    bank: 'Bank',
    branch: 'Branch',
    account: 'Account or card number',
    code: 'SWIFT code or ABA number',
    place: 'Province and city',
    bankAddress: 'Address of the bank',
    phone: 'Phone',
    ownAddress: 'Address of the holder',
  };
  const names = ['holder', 'bank', 'branch', 'account', 'code', 'place', 'bankAddress', 'phone', 'ownAddress'] as const;

  test('AC2 every line is asked for, and sent as it is kept', async () => {
    await show(stage, <BankCardScreen />);
    await field(labels.holder);
    await press('Save card');
    expect(await screen.findAllByText('This field is required')).toHaveLength(names.length);
    for (const name of names) await type(await field(labels[name]), card[name]);
    await press('Save card');
    const kept = { ...card, account: 'GB82 WEST 1234 5698 7654 32', code: 'DEUTDEFF', phone: '+34612345678' };
    expect(stage.port.saveBankCard).toHaveBeenCalledExactlyOnceWith(kept);
  });

  test('AC2 a saved card is shown, and replaced when asked for', async () => {
    stage.port.bankCard.mockResolvedValue({ card, banks: [] });
    await show(stage, <BankCardScreen />);
    expect(await screen.findByText('Main Street')).toBeTruthy();
    expect(screen.queryByLabelText(labels.branch)).toBeNull();
    // No call deletes a card: the text names the alternative.
    expect(screen.getByText(/Can’t be deleted here: replace it/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Support' }).getAttribute('href')).toBe('/pages/kefu/index');
    await press('Replace');
    expect(await screen.findByDisplayValue('Main Street')).toBeTruthy();
  });

  test('AC2 a line that the server has not kept is a dash with its reason', async () => {
    stage.port.bankCard.mockResolvedValue({ card: { ...card, code: '', phone: '' }, banks: [] });
    await show(stage, <BankCardScreen />);
    expect(await screen.findByText('Main Street')).toBeTruthy();
    const lines = screen.getAllByText('Not on record').map((reason) => reason.closest('div')?.textContent);
    expect(lines).toEqual([expect.stringContaining(labels.code), expect.stringContaining(labels.phone)]);
  });

  test('AC2 an international card is drawn from the labels of the server', async () => {
    await show(stage, <InternationalCardScreen />);
    await type(await field('Name der Bank'), ' Demo Bank ');
    await press('Save card');
    expect(stage.port.saveInternationalCard).not.toHaveBeenCalled();
    await type(await field('IBAN'), 'DE89 3704');
    await press('Save card');
    expect(stage.port.saveInternationalCard).toHaveBeenCalledExactlyOnceWith({ values: ['Demo Bank', 'DE89 3704'] });
  });

  test('switch 58 where several lines cannot be saved none is asked for', async () => {
    stage.dialect = 'd';
    await show(stage, <InternationalCardScreen />);
    expect(await screen.findByText('International cards can’t be saved here')).toBeTruthy();
    expect(stage.port.internationalCard).not.toHaveBeenCalled();
  });

  test('AC2 a server without labels asks for no international card', async () => {
    stage.lines = [];
    await show(stage, <InternationalCardScreen />);
    expect(await screen.findByText('No international card is needed here')).toBeTruthy();
  });
});
