import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import { AppError } from '../../../core/errors/app-error.ts';
import ConvertScreen from './convert-screen.tsx';

const { currencies, terms, convert, readBills, bills } = vi.hoisted(() => ({
  bills: new Array<
    Record<'id' | 'currencyId' | 'currencyName' | 'kind' | 'change' | 'createdAt', string> & { concernsLocked: boolean }
  >(),
  currencies: [
    { id: '1', name: 'BTC', available: '0' },
    { id: '3', name: 'USDT', available: '1000' },
  ] as { id: string; name: string; available: string | undefined }[],
  terms: { fromPrice: '1', toPrice: '64000', feePercent: '0.1' },
  convert: vi.fn<(wish: unknown) => Promise<unknown>>(),
  readBills: vi.fn<() => Promise<unknown[]>>(),
}));
vi.mock('../../shared/wallets/data/convertible-currencies.ts', () => ({
  useConvertibleCurrencies: () => ({ data: currencies, error: null, refetch: () => undefined }),
}));
vi.mock('../data/conversions.ts', () => ({
  useConversionTerms: () => ({ data: terms, error: null, refetch: () => undefined, dataUpdatedAt: 1_700_000_000_000 }),
  useReadLatestBills: () => readBills,
  useLatestBills: (id: string) => bills.filter(({ currencyId }) => currencyId === id),
  useConvert: () => convert,
}));
vi.mock('../../shared/wallets/data/read-available.ts', () => ({ useReadAvailable: () => async () => '1000' }));
vi.mock('../../shared/request-form/data/kept-draft.ts', () => ({ useKeptDraft: () => [undefined, () => undefined] }));

beforeEach(() => {
  convert.mockReset();
  readBills.mockReset();
  bills.length = 0;
});
afterEach(cleanup);

const show = (question = ''): Promise<void> => showScreen(ConvertScreen, `/pages/fund/fundTransfer${question}`);

async function reviewed(sum: string, question?: string): Promise<HTMLElement> {
  await show(question);
  fireEvent.change(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: sum } });
  fireEvent.click(screen.getByRole('button', { name: 'Review' }));
  return screen.findByRole('dialog', { name: 'Review conversion' });
}

const plain = (element: HTMLElement): string => (element.textContent ?? '').replaceAll(/\s/g, ' ');

test('FU4 H22 ConvertScreen: rate with its time, fee, total and result stand in the review, and one tap sends it once', async () => {
  convert.mockResolvedValue({ kind: 'accepted' });
  const sheet = await reviewed('640');
  for (const words of ['1 BTC = 64,000 USDT', 'as of', 'Fee 0.1%', '0.64 USDT', '640.64 USDT', '0.01 BTC'])
    expect(plain(sheet)).toContain(words);
  const send = within(sheet).getByRole('button', { name: 'Convert now' });
  fireEvent.click(send);
  fireEvent.click(send);
  await screen.findByText('Converted');
  expect(convert).toHaveBeenCalledOnce();
  expect(convert).toHaveBeenCalledWith({ fromId: '3', toId: '1', amount: '640' });
});

test('FU5 ConvertScreen: the receipt leads back to the ticket that lacked the money', async () => {
  convert.mockResolvedValue({ kind: 'accepted' });
  const ticket = '/pages/transaction/currency?symbol=BTC/USDT';
  const sheet = await reviewed('640', `?to=1&return=${encodeURIComponent(ticket)}`);
  fireEvent.click(within(sheet).getByRole('button', { name: 'Convert now' }));
  const back = await screen.findByRole('link', { name: 'Continue where you were' });
  expect(back.getAttribute('href')).toBe(ticket);
});

test('FU4 ConvertScreen: the dashes of an empty form say what to do', async () => {
  await show();
  for (const name of ['Fee 0.1%', 'Total deducted', 'You receive about'])
    expect(screen.getByText(name).nextElementSibling?.textContent).toBe('—Enter an amount');
});

test('H22 ConvertScreen: the receipt names what was booked, and explains what differs from the review', async () => {
  const line = { concernsLocked: false, createdAt: '2026-01-05 12:00:00' };
  convert.mockImplementation(async () => {
    bills.push({ ...line, id: '8', currencyId: '3', currencyName: 'USDT', kind: '703', change: '-0.64' });
    bills.push({ ...line, id: '9', currencyId: '1', currencyName: 'BTC', kind: '701', change: '0.0099' });
    return { kind: 'accepted' };
  });
  fireEvent.click(within(await reviewed('640')).getByRole('button', { name: 'Convert now' }));
  const receipt = await screen.findByRole('status');
  for (const words of ['640 USDT', 'Fee0.64 USDT', 'Received0.0099 BTC', 'Was 0.01 BTC at review'])
    expect(plain(receipt)).toContain(words);
  const latest = await screen.findByRole('list', { name: 'Latest conversions' });
  expect(within(latest).getAllByRole('listitem').map(plain)).toEqual([
    expect.stringMatching(/^Received2026-01-05.*0\.0099 BTC$/),
  ]);
});

test('H22 ConvertScreen: while the records do not say, the receipt says what was told before', async () => {
  convert.mockResolvedValue({ kind: 'accepted' });
  fireEvent.click(within(await reviewed('640')).getByRole('button', { name: 'Convert now' }));
  const receipt = await screen.findByRole('status');
  for (const words of ['Fee0.64 USDT', 'You receive about0.01 BTC']) expect(plain(receipt)).toContain(words);
});

test('FU4 ConvertScreen: nothing is reviewed while the sum and its fee are more than there is', async () => {
  await show();
  fireEvent.change(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: '1000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Review' }));
  expect(screen.getByText(/^Only .* USDT available$/)).toBeTruthy();
  // The figures that lack it say the same, and not that nothing was entered.
  expect(screen.queryByText('Enter an amount')).toBeNull();
  expect(screen.getByText('Total deducted').nextElementSibling?.textContent).toBe('—More than is available');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('H26 ConvertScreen: a refusal is shown in the words of the server, and the sum stays', async () => {
  convert.mockResolvedValue({ kind: 'refused', error: new AppError('server', 'Not today.') });
  fireEvent.click(within(await reviewed('5')).getByRole('button', { name: 'Convert now' }));
  await screen.findByText('Not today.');
  expect(screen.getByRole('textbox', { name: 'Amount' }).getAttribute('value')).toBe('5');
});

test('ConvertScreen: an answer that was lost is looked for in the records, and never sent again', async () => {
  convert.mockResolvedValue({ kind: 'no-answer' });
  const line = { id: '9', currencyId: '3', change: '-5', concernsLocked: false };
  readBills.mockResolvedValue([]);
  fireEvent.click(within(await reviewed('5')).getByRole('button', { name: 'Convert now' }));
  await screen.findByText('Outcome unknown');
  expect(screen.getByRole('button', { name: 'Review' })).toHaveProperty('disabled', true);
  readBills.mockResolvedValue([line]);
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(screen.getByText('Converted')).toBeTruthy());
  expect(convert).toHaveBeenCalledOnce();
});

test('switch 73 ConvertScreen: with one wallet alone nothing is offered, and it is said who opens another', async () => {
  const [coin] = currencies.splice(0, 1, { id: '1', name: 'BTC', available: undefined });
  await show();
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  expect(screen.getByText(/Converting needs a second wallet/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ask support' }).getAttribute('href')).toBe('/pages/kefu/index');
  if (coin !== undefined) currencies.splice(0, 1, coin);
});
