import { expect, test } from 'vitest';
import type { User } from '../../../core/domain/people/user.ts';
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
  areaCode: undefined,
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
  expect(placeForCode(person)).toEqual({
    login: 'ann@example.test',
    shownLogin: 'an****@example.test',
    areaCode: undefined,
  });
});

test('placeForCode: AC1 a phone without its dialling code brings it along; one that is whole, and an e-mail address, do not', () => {
  const areaOf = (changes: Partial<User>): string | undefined =>
    placeForCode({ ...person, areaCode: '34', ...changes }).areaCode;
  expect(areaOf({ login: '612345678' })).toBe('34');
  expect(areaOf({ login: '+34612345678' })).toBeUndefined();
  expect(areaOf({})).toBeUndefined();
  expect(areaOf({ ...wallet, areaCode: '34', phone: '612345678' })).toBe('34');
});

test('placeForCode: who signs in with an address of a wallet gets codes where something is bound', () => {
  expect([takesCodes(person), takesCodes(wallet)]).toEqual([true, false]);
  expect(placeForCode({ ...wallet, phone: '34612345678' }).login).toBe('34612345678');
  expect(placeForCode({ ...wallet, phone: '34612345678', email: 'bea@example.test' }).login).toBe('bea@example.test');
});
