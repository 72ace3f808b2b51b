import { cleanup, screen, within } from '@testing-library/react';
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

vi.mock('../data/operator-page.ts', () => ({ useOperatorPage: (page: string) => pages[page] ?? none }));
vi.mock('../../shared/site/data/site.ts', () => ({ useSiteConfiguration: () => site }));
vi.mock('../../shared/instruments/data/instruments.ts', () => ({ useInstruments: () => pairs }));
vi.mock('../../shared/articles/data/articles.ts', () => ({ useArticles: () => agreements }));
vi.mock('../../shared/site/data/site-setting.ts', () => ({
  useSiteSetting: () => purchaseFee ?? undefined,
  useIsSettingRead: () => purchaseFee !== undefined,
  useIsSettingAwaited: () => false,
}));
vi.mock('../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn: false, language: 'en' }) }));
vi.mock('../../../core/config/use-runtime-config.ts', () => ({ useRuntimeConfig: () => parseRuntimeConfig({}) }));

beforeEach(() => {
  pages = {};
  site = told({ name: undefined, settings: {} });
  pairs = told([]);
  agreements = told({ items: [] });
  purchaseFee = null;
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
