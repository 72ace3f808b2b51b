import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { QuotedInstrument } from '../../../core/domain/market/instrument.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { rate } from '../../../core/money/amount.ts';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import { TermsSection } from './terms-section.tsx';
import { contractFees } from '../model/contract-fees.ts';

interface Answer {
  readonly data: unknown;
  readonly error: AppError | null;
}
const failed: Answer = { data: undefined, error: new AppError('no-answer', '') };
const told = (data: unknown): Answer => ({ data, error: null });
const none = told(null);

let pages: Readonly<Record<string, Answer>>;
let site: Answer;
let pairs: Answer;
let agreements: Answer;
let purchaseFee: string | null | undefined;
let isSignedIn: boolean;
let wallets: Answer;
let spot: Answer;
let stakes: Answer;
let lengths: Answer;
let conversion: Answer;
let withdrawals: Answer;

vi.mock('../data/operator-page.ts', () => ({ useOperatorPage: (page: string) => pages[page] ?? none }));
vi.mock('../../shared/site/data/site.ts', () => ({ useSiteConfiguration: () => site }));
vi.mock('../../shared/instruments/data/instruments.ts', () => ({ useInstruments: () => pairs }));
vi.mock('../../shared/articles/data/articles.ts', () => ({ useArticles: () => agreements }));
vi.mock('../../shared/site/data/site-setting.ts', () => ({
  useSiteSetting: () => purchaseFee ?? undefined,
  useIsSettingRead: () => purchaseFee !== undefined,
  useIsSettingAwaited: () => false,
}));
vi.mock('../data/own-fees.ts', () => ({
  useSpotTerms: () => spot,
  useStakeCurrencies: () => stakes,
  useLengths: () => lengths,
  useTermsOfConversion: () => conversion,
  useTermsOfCoins: () => ({ ...withdrawals, isPending: withdrawals.data === undefined && withdrawals.error === null }),
}));
vi.mock('../../shared/wallets/data/wallets.ts', () => ({ useWallets: () => wallets }));
vi.mock('../../shared/wallets/data/convertible-currencies.ts', () => ({
  useConvertibleCurrencies: () =>
    told([
      { id: '1', name: 'BTC' },
      { id: '3', name: 'USDT' },
    ]),
}));
vi.mock('../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn, language: 'en' }) }));
vi.mock('../../../core/config/use-runtime-config.ts', () => ({ useRuntimeConfig: () => parseRuntimeConfig({}) }));

beforeEach(() => {
  pages = {};
  site = told({ name: undefined, settings: {} });
  pairs = told([]);
  agreements = told({ items: [] });
  purchaseFee = null;
  isSignedIn = false;
  const balances = [{ currencyId: '3', currencyName: 'USDT', canDeposit: true }];
  wallets = told({ accounts: [{ account: 'spot', balances }] });
});
afterEach(cleanup);

const pair = (feePercent: string | undefined, overnightPercent?: string, contracts = true): QuotedInstrument =>
  ({
    instrument: {
      allows: { contracts },
      contract: {
        feePercent: feePercent && rate(feePercent),
        overnightPercent: overnightPercent && rate(overnightPercent),
      },
    },
  }) as unknown as QuotedInstrument;

const show = () => showScreen(TermsSection, '/pages/common/aboutuslist?section=terms');
const valueOf = (label: string): string => {
  const row = screen.getAllByText(label).find(({ tagName }) => tagName === 'DT');
  return row?.nextElementSibling?.textContent ?? '';
};

test('contractFees: the range of all pairs with contracts; nothing where one does not say', () => {
  const two = [pair('0.05', '0.02'), pair('0.1'), pair('9', '9', false)];
  expect(contractFees(two, 'feePercent')).toEqual({ from: '0.05', to: '0.1' });
  expect(contractFees(two, 'overnightPercent')).toBeUndefined();
  expect(contractFees([], 'feePercent')).toBeUndefined();
});

test('TermsSection: fees as far as the server tells them to visitors; of the others, where they are told', async () => {
  site = told({ name: 'Example Exchange', settings: {} });
  pairs = told([pair('0.05', '0.02'), pair('0.1', '0.02')]);
  purchaseFee = '1.5';
  await show();
  expect(await screen.findByText('Example Exchange')).toBeTruthy();
  expect(valueOf('Contracts')).toBe('0.05% to 0.1% of the value, once0.02% of the value each night');
  expect(valueOf('Buy crypto')).toBe('1.5% of the payment');
  expect(valueOf('Withdraw')).toContain('In the form after you log in, before you confirm');
});

function openWithdrawals(): HTMLElement {
  const group = screen.getByText('Withdraw').closest('details');
  if (group === null) throw new Error('no group');
  group.open = true;
  fireEvent(group, new Event('toggle'));
  return group;
}

const cellsOf = (table: string): readonly string[] =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

test('TermsSection: a person who is logged in reads the fees of every product', async () => {
  isSignedIn = true;
  spot = told({ spotFeeRate: '0.002' });
  stakes = told([{ name: 'USDT', feeRate: '0.5' }]);
  lengths = told([
    { id: '1', seconds: 30, payoutRate: '30' },
    { id: '2', seconds: 120, payoutRate: '45.5', lossRate: '80' },
  ]);
  conversion = told({ feePercent: '0.1' });
  withdrawals = told([
    { coin: { id: '1', name: 'BTC' }, terms: undefined },
    {
      coin: { id: '3', name: 'USDT' },
      terms: { currencyName: 'USDT', fee: { kind: 'fixed', sum: '2' }, minimum: '10', freeBelow: undefined },
    },
    {
      coin: { id: '4', name: 'ETH' },
      terms: { currencyName: 'ETH', fee: { kind: 'share', share: '0.01' }, minimum: undefined, freeBelow: '1' },
    },
  ]);
  await show();
  expect(valueOf('Spot')).toBe('0.2% of what you receive');
  expect(valueOf('Timed options')).toBe('0.5% of the stake, on top');
  expect(valueOf('Convert').replaceAll('\u00A0', ' ')).toContain('0.1% of the sum you give, on top (USDT → BTC)');
  expect(cellsOf('Timed options')).toEqual([
    'Length | Payout | Lost of the stake if wrong',
    '30 sec | 30% | 100%',
    '2 min | 45.5% | 80%',
  ]);
  openWithdrawals();
  expect(cellsOf('Withdraw')).toEqual([
    'Currency | Fee | Minimum',
    expect.stringMatching(/^BTC \| —.*Not stated \| $/),
    'USDT | 2 | 10',
    expect.stringMatching(/^ETH \| 1%; free below 1 \(first withdrawal\) \| —.*Not stated/),
  ]);
});

test('TermsSection: what a server does not tell the person is a dash with its reason', async () => {
  isSignedIn = true;
  spot = told({ spotFeeRate: undefined });
  stakes = told([]);
  lengths = failed;
  conversion = told({ feePercent: undefined });
  withdrawals = { data: undefined, error: new AppError('unavailable', '') };
  await show();
  for (const product of ['Spot', 'Timed options', 'Convert']) expect(valueOf(product)).toContain('Not stated');
  expect(openWithdrawals().textContent).toContain('Not stated');
  expect(screen.queryByRole('table')).toBeNull();
  expect(valueOf('Length')).toContain('Could not be read');
});

test('TermsSection: what the operator does not give is a dash with its reason, and never invented', async () => {
  await show();
  expect(valueOf('Contracts')).toContain('—');
  expect(valueOf('Buy crypto')).toContain('—');
  expect(screen.getAllByText('The operator states no name').length).toBeGreaterThan(0);
  expect(screen.getAllByText('The operator has published none').length).toBeGreaterThan(0);
  const operator = screen.getByRole('region', { name: 'About the operator' });
  expect(within(operator).queryAllByRole('link')).toEqual([]);
});

test('TermsSection: what could not be read is not said to be missing', async () => {
  site = failed;
  pairs = failed;
  agreements = failed;
  purchaseFee = undefined;
  pages = { about: failed, compliance: failed, contact: failed };
  await show();
  expect(valueOf('Contracts')).toContain('Could not be read');
  expect(valueOf('Buy crypto')).toContain('Could not be read');
  expect(screen.queryByText('The operator has published none')).toBeNull();
  expect(screen.getByRole('link', { name: 'About us' })).toBeTruthy();
});
