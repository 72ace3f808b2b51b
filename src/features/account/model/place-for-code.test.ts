import { expect, test } from 'vitest';
import type { User } from '../../../core/domain/user.ts';
import { placeForCode, takesCodes } from './place-for-code.ts';

const person: User = {
  id: '1',
  login: 'ann@example.test',
  maskedLogin: 'an****@example.test',
  nickname: '',
  signature: '',
  avatar: undefined,
  email: 'ann@example.test',
  phone: undefined,
  invitationCode: 'abcd',
  vipLevel: 0,
  verification: 'none',
  isLocked: false,
  lockedUntil: undefined,
  fundsFrozen: false,
  hasPaymentPassword: false,
  isTrader: false,
};
const wallet: User = { ...person, login: `0x${'ab'.repeat(20)}`, maskedLogin: '0xa****ab', email: undefined };

test('placeForCode: the login name, as the person sees it', () => {
  expect(placeForCode(person)).toEqual({ login: 'ann@example.test', shownLogin: 'an****@example.test' });
});

test('placeForCode: who signs in with an address of a wallet gets codes where something is bound', () => {
  expect([takesCodes(person), takesCodes(wallet)]).toEqual([true, false]);
  expect(placeForCode({ ...wallet, phone: '34612345678' }).login).toBe('34612345678');
  expect(placeForCode({ ...wallet, phone: '34612345678', email: 'bea@example.test' }).login).toBe('bea@example.test');
});
