import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadTexts, speak } from '../../../../core/i18n/i18n.ts';
import type { VerificationState } from '../../../../core/domain/people/user.ts';
import { IdentityFirst } from './identity-first.tsx';

beforeAll(async () => {
  await speak('en');
  await loadTexts(['funds']);
});
afterEach(cleanup);

const show = (verification: VerificationState | undefined, isUsual?: boolean): string => {
  render(
    <MemoryRouter>
      <IdentityFirst verification={verification} from="/pages/common/c2c" isUsual={isUsual} />
    </MemoryRouter>,
  );
  return document.body.textContent;
};

test.each(['none', 'refused'] as const)('IdentityFirst: %s leads to the check', (state) => {
  expect(show(state)).toContain('Verify your identity first');
  expect(screen.getByRole('link', { name: 'Verify now' })).toBeTruthy();
});

test('IdentityFirst: under review, nobody is sent to the check a second time', () => {
  expect(show('reviewing')).toBe('Your identity is under reviewUntil it is approved, this form may be refused.');
  expect(screen.queryByRole('link')).toBeNull();
});

test('IdentityFirst: where the rule of the server is certain, the words are, too', () => {
  expect(show('none', true)).toContain('Without it, this order is usually refused.');
  cleanup();
  expect(show('reviewing', true)).toContain('Until it is approved, this order is usually refused.');
});

test.each(['approved', undefined] as const)('IdentityFirst: %s says nothing', (state) => {
  expect(show(state)).toBe('');
});
