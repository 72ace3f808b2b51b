import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test, vi } from 'vitest';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { Session } from '../../../../core/platform/session.ts';
import { LanguageButton } from './language-button.tsx';

afterEach(cleanup);

const patience = { timeout: 60_000 };
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element));

async function chooseBy(name: string): Promise<readonly unknown[][]> {
  const chooseLanguage = vi.fn<Session['chooseLanguage']>();
  const state = { isSignedIn: false, language: 'en' };
  const root = new Container();
  root.bind(Session).toConstantValue({ state: () => state, watch: () => () => undefined, chooseLanguage } as never);
  render(<LanguageButton />, { wrapper: portsAround(root) });
  await tap(await screen.findByRole('button', { name: 'Language' }, patience));
  await tap(await screen.findByRole('radio', { name }, patience));
  return chooseLanguage.mock.calls;
}

test.each([
  ['Русский', 'ru'],
  ['English', 'en'],
])('A14 LanguageButton: two taps choose %s, new or in use, and the sheet closes', async (name, language) => {
  expect(await chooseBy(name)).toEqual([[language]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
