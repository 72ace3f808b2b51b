import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleJpeg } from '../../../../../tests/support/sample-pictures.ts';
import { wrongPictures } from '../../../../../tests/support/wrong-pictures.ts';
import { AddressSources } from './address-sources.tsx';

const onAddress = vi.fn<(address: string) => void>();
const openPicture = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  onAddress.mockClear();
  // What this device says of a picture that only begins like one.
  openPicture.mockReset().mockRejectedValue(new Error('InvalidStateError'));
  vi.stubGlobal('createImageBitmap', openPicture);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function pick(file: File): Promise<void> {
  render(
    <Suspense>
      <AddressSources onAddress={onAddress} />
    </Suspense>,
  );
  const input = await screen.findByLabelText('Read a QR picture', { selector: 'input' }, { timeout: 60_000 });
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
}

test.each(wrongPictures)(
  'E38 a picture of an address: %s is told, and no address comes of it',
  async (_what, file, said) => {
    await pick(file);
    expect(await screen.findByText(said, {}, { timeout: 60_000 })).toBeTruthy();
    expect(onAddress).not.toHaveBeenCalled();
  },
);

test('E38 after a wrong picture another one can be read', async () => {
  await pick(new File([], 'a.jpg', { type: 'image/jpeg' }));
  await screen.findByText('The file is empty', {}, { timeout: 60_000 });
  const input = screen.getByLabelText('Read a QR picture', { selector: 'input' });
  expect(input.hasAttribute('disabled')).toBe(false);
  const cut = new File([Uint8Array.from(sampleJpeg)], 'b.jpg', { type: 'image/jpeg' });
  await act(async () => void fireEvent.change(input, { target: { files: [cut] } }));
  expect(await screen.findByText('The picture is damaged and cannot be opened')).toBeTruthy();
});
