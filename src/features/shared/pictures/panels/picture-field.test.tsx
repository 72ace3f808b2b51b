import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { sampleJpeg } from '../../../../../tests/support/sample-pictures.ts';
import { wrongPictures } from '../../../../../tests/support/wrong-pictures.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { HttpTransport } from '../../../../core/platform/http-transport.ts';
import { PictureField, type PictureFieldProps } from './picture-field.tsx';

const upload = vi.fn<HttpTransport['upload']>(async () => '/upload/a.jpg');
const onChange = vi.fn<PictureFieldProps['onChange']>();
const sentAs = (reference: string): unknown => ({ reference, picture: expect.any(Blob) });
const openPicture = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  for (const spy of [upload, onChange, openPicture]) spy.mockClear();
  upload.mockImplementation(async () => '/upload/a.jpg');
  // What this device says of a picture that only begins like one.
  openPicture.mockRejectedValue(new Error('InvalidStateError'));
  vi.stubGlobal('createImageBitmap', openPicture);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(): void {
  const root = new Container();
  root.bind(HttpTransport).toConstantValue({ upload } as never);
  render(<PictureField label="Voucher" error={undefined} onChange={onChange} />, { wrapper: portsAround(root) });
}

async function pick(file: File): Promise<void> {
  show();
  const input = await screen.findByLabelText(/Voucher/, { selector: 'input' }, { timeout: 60_000 });
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
}

// Every picture that a form sends comes through this field: identity, vouchers, documents of loans.
test.each(wrongPictures)(
  'KY1 QB2 LN1 a field for a picture: %s is told, and nothing is sent',
  async (_what, file, said) => {
    await pick(file);
    expect(await screen.findByText(said, {}, { timeout: 60_000 })).toBeTruthy();
    expect(upload).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Voucher: send again' })).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  },
);

/** Drawing works here as on a device that has a canvas. */
function letDraw(write: (text: string) => void = () => undefined): File {
  openPicture.mockResolvedValue({ width: 960, height: 600, close: () => undefined });
  const nothing = (): void => undefined;
  const context = { fillRect: nothing, strokeRect: nothing, fillText: write, drawImage: nothing };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context as never);
  const jpeg = new File([Uint8Array.from(sampleJpeg)], 'a.jpg', { type: 'image/jpeg' });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(jpeg));
  return jpeg;
}

test('A22 a picture that has arrived is said to be uploaded', async () => {
  await pick(letDraw());
  expect(await screen.findByText('Uploaded', {}, { timeout: 60_000 })).toBeTruthy();
  expect(onChange).toHaveBeenCalledWith('/upload/a.jpg', sentAs('/upload/a.jpg'));
});

test('QB2 a picture that is being sent says so, and shows no made-up percentage', async () => {
  let finish: (reference: string) => void = () => undefined;
  upload.mockImplementation(
    async () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  await pick(letDraw());
  const bar = await screen.findByRole('progressbar', { name: 'Voucher: Sending' });
  expect(bar.hasAttribute('value')).toBe(false);
  await vi.waitFor(() => expect(upload).toHaveBeenCalledOnce());
  expect(onChange).not.toHaveBeenCalled();
  await act(async () => finish('/upload/a.jpg'));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('/upload/a.jpg', sentAs('/upload/a.jpg')));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('QB2 a picture that did not get through is sent again without choosing it again, and only by a tap', async () => {
  upload.mockRejectedValueOnce(new AppError('no-answer', 'no answer came'));
  await pick(letDraw());
  const again = await screen.findByRole('button', { name: 'Voucher: send again' });
  // Whether it has arrived is not known.
  expect(screen.getByText(/^No clear answer came: the picture is not in this form/)).toBeTruthy();
  expect(upload).toHaveBeenCalledOnce();
  await act(async () => void fireEvent.click(again));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('/upload/a.jpg', sentAs('/upload/a.jpg')));
  expect(upload).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('button', { name: 'Voucher: send again' })).toBeNull();
});

test('DM5 the demo offers a drawn picture in place of a real paper, and sends that', async () => {
  const write = vi.fn<(text: string) => void>();
  letDraw(write);
  show();
  const button = await screen.findByRole('button', { name: 'Voucher: use an example picture' }, { timeout: 60_000 });
  await act(async () => void fireEvent.click(button));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('/upload/a.jpg', sentAs('/upload/a.jpg')));
  expect(write.mock.calls[0]?.[0]).toBe('EXAMPLE · NO REAL DOCUMENT');
  expect(screen.queryByRole('button', { name: 'Voucher: use an example picture' })).toBeNull();
});
