import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test, vi } from 'vitest';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { ProfilePort } from '../../../core/ports/profile-port.ts';
import { Session } from '../../../core/platform/session.ts';
import { ProfileTextSheet, type ProfileTextSheetProps } from './profile-text-sheet.tsx';

const changeNickname = vi.fn<ProfilePort['changeNickname']>(async () => undefined);
const changeSignature = vi.fn<ProfilePort['changeSignature']>(async () => undefined);
const onClose = vi.fn<() => void>();

const visitor = { language: 'en' };
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

async function save(sheet: Pick<ProfileTextSheetProps, 'line' | 'text'>, typed: string): Promise<void> {
  const root = new Container();
  root.bind(Session).toConstantValue({ state: () => visitor, watch: () => () => undefined } as never);
  root.bind(ProfilePort).toConstantValue({ changeNickname, changeSignature } as never);
  render(<ProfileTextSheet isOpen onClose={onClose} {...sheet} />, { wrapper: portsAround(root) });
  const field = await screen.findByRole('textbox', { hidden: true }, { timeout: 60_000 });
  await act(async () => void fireEvent.change(field, { target: { value: typed } }));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save', hidden: true })));
}

test('AC2 a signature can be emptied, and the sheet closes once it is', async () => {
  await save({ line: 'signature', text: 'slow and steady' }, ' ');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(changeSignature.mock.calls).toEqual([[{ signature: '' }]]);
  expect(changeNickname).not.toHaveBeenCalled();
});

test('AC2 a nickname cannot: what is missing is said, and nothing is sent', async () => {
  await save({ line: 'nickname', text: 'Ann' }, '');
  expect((await screen.findByRole('textbox', { hidden: true })).getAttribute('aria-invalid')).toBe('true');
  expect(changeNickname).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});
