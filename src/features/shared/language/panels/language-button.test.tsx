import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test, vi } from 'vitest';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { Session } from '../../../../core/platform/session.ts';
import { LanguageButton } from './language-button.tsx';

afterEach(cleanup);

test('A14 LanguageButton: two taps choose a language, and the sheet closes', async () => {
  const chooseLanguage = vi.fn<Session['chooseLanguage']>();
  const state = { isSignedIn: false, language: 'en' };
  const root = new Container();
  root
    .bind(Session)
    .toConstantValue({ state: () => state, watch: () => () => undefined, chooseLanguage } as never);
  render(<LanguageButton />, { wrapper: portsAround(root) });
  fireEvent.click(await screen.findByRole('button', { name: 'Language' }, { timeout: 10_000 }));
  const chosen = await screen.findByRole('radio', { name: 'Русский' }, { timeout: 10_000 });
  fireEvent.click(chosen);
  expect(chooseLanguage).toHaveBeenCalledExactlyOnceWith('ru');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('A14 LanguageButton: the language in use is a choice, too: it closes the sheet', async () => {
  const state = { isSignedIn: false, language: 'en' };
  const root = new Container();
  root
    .bind(Session)
    .toConstantValue({ state: () => state, watch: () => () => undefined, chooseLanguage: () => undefined } as never);
  render(<LanguageButton />, { wrapper: portsAround(root) });
  fireEvent.click(await screen.findByRole('button', { name: 'Language' }, { timeout: 10_000 }));
  fireEvent.click(await screen.findByRole('radio', { name: 'English' }, { timeout: 10_000 }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
