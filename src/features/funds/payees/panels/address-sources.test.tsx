import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddressSources } from './address-sources.tsx';

const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const { picture } = vi.hoisted(() => ({
  picture: { read: (): Promise<string | undefined> => Promise.resolve(undefined) },
}));
vi.mock('../data/read-qr.ts', () => ({ readQr: () => picture.read() }));

const readText = vi.fn<() => Promise<string>>();
beforeEach(() => {
  readText.mockReset();
  Object.defineProperty(navigator, 'clipboard', { value: { readText }, configurable: true });
});
afterEach(cleanup);

/** A form with an address and something else that is typed while a picture is read. */
function Form() {
  const [draft, setDraft] = useState({ address: '', amount: '' });
  return (
    <>
      <input
        aria-label="amount"
        value={draft.amount}
        onChange={(event) => setDraft({ ...draft, amount: event.target.value })}
      />
      <output>{`${draft.address}/${draft.amount}`}</output>
      <AddressSources onAddress={(found) => setDraft({ ...draft, address: found })} />
    </>
  );
}

async function show(): Promise<void> {
  render(
    <Suspense>
      <Form />
    </Suspense>,
  );
  await screen.findByRole('button', { name: 'Paste' }, { timeout: 60_000 });
}
const paste = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Paste' })));

test('E38: what was copied is filled in, with no other tap', async () => {
  readText.mockResolvedValue(` ${address} `);
  await show();
  await paste();
  expect(screen.getByText(`${address}/`)).toBeTruthy();
});

test('E38: the link of a web page is no address, and a clipboard that is shut is said to be', async () => {
  readText.mockResolvedValueOnce('https://example.test/pay').mockRejectedValueOnce(new Error('NotAllowedError'));
  await show();
  await paste();
  expect(screen.getByText('No address in it')).toBeTruthy();
  await paste();
  expect(screen.getByText(/Clipboard blocked/)).toBeTruthy();
});

test('E38: what is typed while a picture is read stays', async () => {
  let answer: (text: string) => void = () => undefined;
  picture.read = () => new Promise((done) => (answer = done));
  await show();
  const input = screen.getByLabelText('Read a QR picture', { selector: 'input' });
  await act(async () => void fireEvent.change(input, { target: { files: [new File(['x'], 'a.png')] } }));
  await act(async () => void fireEvent.change(screen.getByLabelText('amount'), { target: { value: '500' } }));
  await vi.waitFor(() => expect(answer.name).not.toBe('answer'));
  await act(async () => answer(`tron:${address}?amount=1`));
  expect(screen.getByText(`${address}/500`)).toBeTruthy();
});
