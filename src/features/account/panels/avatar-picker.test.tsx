import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { wrongPictures } from '../../../../tests/support/wrong-pictures.ts';
import { HttpTransport } from '../../../core/platform/http-transport.ts';
import { ProfilePort } from '../../../core/ports/profile-port.ts';
import { AvatarPicker } from './avatar-picker.tsx';

const upload = vi.fn<(operation: string, file: Blob) => Promise<string>>(async () => '/upload/a.jpg');
const changeAvatar = vi.fn<ProfilePort['changeAvatar']>(async () => undefined);

beforeEach(() => {
  upload.mockClear();
  changeAvatar.mockClear();
  // What this device says of a picture that only begins like one.
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('InvalidStateError')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function pick(file: File): Promise<void> {
  const root = new Container();
  root.bind(HttpTransport).toConstantValue({ upload } as never);
  root.bind(ProfilePort).toConstantValue({ changeAvatar } as never);
  render(<AvatarPicker address={undefined} />, { wrapper: portsAround(root) });
  const input = await screen.findByLabelText(/Change/, { selector: 'input' }, { timeout: 60_000 });
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
}

test.each(wrongPictures)('AC2 an avatar: %s is told, and nothing can be sent', async (_what, file, said) => {
  await pick(file);
  expect(await screen.findByText(said, {}, { timeout: 60_000 })).toBeTruthy();
  const use = screen.getByRole('button', { name: 'Use this picture', hidden: true });
  expect(use.hasAttribute('disabled')).toBe(true);
  fireEvent.click(use);
  expect(upload).not.toHaveBeenCalled();
  expect(changeAvatar).not.toHaveBeenCalled();
});
