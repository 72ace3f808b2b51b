import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { sampleJpeg, samplePng } from '../../../../../tests/support/sample-pictures.ts';
import { HttpTransport } from '../../../../core/ports/http-transport.ts';
import { PictureField } from './picture-field.tsx';

const upload = vi.fn<(operation: string, file: Blob) => Promise<string>>(async () => '/upload/a.jpg');
const onChange = vi.fn<(reference: string) => void>();
const openPicture = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  for (const spy of [upload, onChange, openPicture]) spy.mockClear();
  // What this device says of a picture that only begins like one.
  openPicture.mockRejectedValue(new Error('InvalidStateError'));
  vi.stubGlobal('createImageBitmap', openPicture);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const megabytes = (count: number, head: readonly number[]): File => {
  const bytes = new Uint8Array(count * 1024 * 1024);
  bytes.set(head);
  return new File([bytes], 'large.jpg', { type: 'image/jpeg' });
};
const small = (head: readonly number[] | string, name = 'a.jpg'): File =>
  new File([typeof head === 'string' ? head : Uint8Array.from(head)], name, { type: 'image/jpeg' });

async function pick(file: File): Promise<void> {
  const root = new Container();
  root.bind(HttpTransport).toConstantValue({ upload } as never);
  render(<PictureField label="Voucher" error={undefined} onChange={onChange} />, { wrapper: portsAround(root) });
  const input = await screen.findByLabelText(/Voucher/, { selector: 'input' }, { timeout: 10_000 });
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
}

// Every picture that a form sends comes through this field: identity, vouchers, documents of loans.
test.each([
  ['0 bytes', small([]), 'The file is empty'],
  ['a page that is called a picture', small('<script>alert(1)</script>'), /This is no picture/],
  [
    'a drawing with a script',
    small('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    /This is no picture/,
  ],
  ['a program', small('MZ\u0090\u0000'), /This is no picture/],
  ['a jpeg that was cut off', small(sampleJpeg), 'The picture is damaged and cannot be opened'],
  ['a png that was cut off', small(samplePng, 'a.png'), 'The picture is damaged and cannot be opened'],
  ['50 MB of a jpeg', megabytes(50, sampleJpeg), /The file is too large/],
  ['50 MB of anything', megabytes(50, [1, 2, 3]), /This is no picture/],
])('KY1 QB2 LN1 a field for a picture: %s is told, and nothing is sent', async (_what, file, said) => {
  await pick(file);
  expect(await screen.findByText(said, {}, { timeout: 10_000 })).toBeTruthy();
  expect(upload).not.toHaveBeenCalled();
  expect(onChange).not.toHaveBeenCalled();
});
