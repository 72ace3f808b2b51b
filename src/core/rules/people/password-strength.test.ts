import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'weak'],
  ['a1!B', 'weak'],
  ['12345678', 'weak'],
  ['87654321', 'weak'],
  ['aaaaaaaaaa', 'weak'],
  ['abcdefgh', 'weak'],
  ['Password1!', 'weak'],
  ['qwertz123', 'weak'],
  ['bitcoin2026', 'weak'],
  ['horsebat', 'weak'],
  ['horse2bat', 'fair'],
  ['horsebatstaple', 'fair'],
  ['horse2bat-St', 'strong'],
  ['horse battery 7', 'strong'],
  ['лошадь-батарея', 'strong'],
])('AC1 passwordStrength: %j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('AC1 passwordStrength: one that holds the login name is weak, whatever else is in it', () => {
  expect(passwordStrength('ann.Example-77', 'ann@example.test')).toBe('weak');
  expect(passwordStrength('65910000xX!', '65910000@example.test')).toBe('weak');
  expect(passwordStrength('horse2bat-St', 'ann@example.test')).toBe('strong');
});

test('AC1 passwordStrength: any text is answered', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (password, login) => {
      expect(['weak', 'fair', 'strong']).toContain(passwordStrength(password, login));
    }),
  );
});
