import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Loan, LoanApplication, LoanProduct } from '../../../core/domain/finance/loan.ts';
import type { VerificationState } from '../../../core/domain/people/user.ts';
import { sampleLoan } from '../../../../tests/support/loan-samples.ts';
import { amount, rate } from '../../../core/money/amount.ts';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import { typeHostile } from '../../../../tests/support/hostile-strings.ts';
import LoanScreen from './loan-screen.tsx';
import LoansScreen from './loans-screen.tsx';

const now = Date.UTC(2026, 0, 31, 12);
const product: LoanProduct = {
  id: '1',
  name: '30 days',
  kind: 'term',
  days: 30,
  dailyPercent: rate('0.05'),
  minimum: amount('500000'),
  maximum: amount('10000000'),
  currencyName: 'USDT',
  vipLevel: 0,
  leverage: 3,
  coins: 45,
};
const products = [product, { ...product, id: '4', kind: 'otc', vipLevel: 2 } satisfies LoanProduct];
const lent: Loan = {
  ...sampleLoan,
  endsAt: '2026-02-01 12:00:00',
  endsAtMs: now + 86_400_000 - 1000,
  address: 'DEMO0ADDRESS',
  contact: '1',
};

let loans: readonly Loan[] = [];
let areProductsRead = true;
const watchers = new Set<() => void>();
function watchLoans(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
/** The list was read again. */
const readAgain = (next: readonly Loan[]): Promise<void> =>
  act(async () => {
    loans = next;
    for (const watcher of watchers) watcher();
  });
let vipLevel = 0;
let isLocked = false;
let verification: VerificationState = 'approved';
const sendLoan = vi.fn<(application: LoanApplication) => Promise<{ kind: 'accepted' }>>();
const sendRepayment = vi.fn<(repayment: unknown) => Promise<{ kind: 'accepted' }>>();
const idle = { error: null, hasMore: false, isLoadingMore: false, isReading: false };

vi.mock('../../../core/config/found-entries.ts', () => ({ useHasWithdrawalRules: () => true }));
vi.mock('../data/loans.ts', () => ({
  useLoanProducts: () => ({ data: areProductsRead ? products : undefined, error: null }),
  useLoanSummary: () => ({ data: undefined }),
  useLoan: () => ({ data: loans[0], error: null }),
  useReadLoan: () => () => Promise.resolve(loans[0]),
  useApplyForLoan: () => sendLoan,
  useRepayLoan: () => sendRepayment,
}));
vi.mock('../../shared/loans/data/own-loans.ts', () => ({
  useLoans: () => ({ rows: useSyncExternalStore(watchLoans, () => loans), ...idle }),
  useReadLatestLoans: () => () => Promise.resolve(loans),
}));
vi.mock('../../shared/request-form/data/kept-draft.ts', () => ({ useKeptDraft: () => [undefined, () => undefined] }));
vi.mock('../../../core/time/use-server-now.ts', () => ({ useServerNow: () => now }));
vi.mock('../../shared/session/data/current-user.ts', () => ({
  useCurrentUser: () => ({
    data: { id: '1', email: undefined, vipLevel, verification, isLocked, lockedUntil: undefined },
  }),
}));
vi.mock('../../shared/pictures/operations/use-picture-wait.ts', () => ({ usePictureWait: () => undefined }));
vi.mock('../../shared/pictures/panels/picture-field.tsx', () => ({
  PictureField: ({ label, error, onChange }: { label: string; error?: string; onChange: (text: string) => void }) => (
    <button type="button" onClick={() => onChange('/upload/a.jpg')}>
      {label} {error}
    </button>
  ),
}));

beforeEach(() => {
  areProductsRead = true;
  loans = [];
  vipLevel = 0;
  isLocked = false;
  verification = 'approved';
  sendLoan.mockReset().mockResolvedValue({ kind: 'accepted' });
  sendRepayment.mockReset().mockResolvedValue({ kind: 'accepted' });
});
afterEach(cleanup);

const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const pictures = ['Front of the identity document', 'Bank statement', 'Proof of assets', 'Proof of income'];

describe('LoansScreen', () => {
  const open = async (option: RegExp, sign = 'Loan amount'): Promise<void> => {
    await showScreen(LoansScreen, '/pages/common/borrowing');
    fireEvent.click(screen.getByRole('radio', { name: option }));
    // Words of the form are fetched with it.
    await screen.findByText(sign, {}, { timeout: 60_000 });
  };

  test('LN1 while the loans are read, what borrowing costs is said, and places are kept', async () => {
    areProductsRead = false;
    await showScreen(LoansScreen, '/pages/common/borrowing');
    expect(await screen.findByText('You repay with interest, whatever markets do.')).toBeTruthy();
    expect(screen.getByRole('status', { name: 'Loading' }).children).toHaveLength(6);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test.each(['none', 'refused'] as const)(
    'LN1 an unverified person (%s) is told so before papers are sent, with the way there and back; nothing is blocked',
    async (state) => {
      verification = state;
      await open(/Term loan/);
      const way = screen.getByRole('link', { name: 'Verify now' }).getAttribute('href');
      expect(way).toBe('/pages/setting/real?return=/pages/common/borrowing');
      expect(screen.getByRole('button', { name: 'Review the application' })).toHaveProperty('disabled', false);
      cleanup();
      verification = 'approved';
      await open(/Term loan/);
      expect(screen.queryByRole('link', { name: 'Verify now' })).toBeNull();
    },
  );

  test('LN1 a person whose identity is under review is told that, and nothing is blocked', async () => {
    verification = 'reviewing';
    await open(/Term loan/);
    expect(screen.getByText('Your identity is under review')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Verify now' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Review the application' })).toHaveProperty('disabled', false);
  });

  test('LN1 the whole cost stands there before any document: a part of a day is a day, and lateness costs', async () => {
    await open(/Term loan/);
    // Before anything is typed, what the whole term costs.
    expect(screen.getByRole('radio', { name: /Term loan.*1.5%\s*in all/ })).toBeTruthy();
    type('Loan amount', '500000');
    expect(screen.getByText('507,500 USDT')).toBeTruthy();
    expect(document.querySelector('figure')?.textContent).toMatch(/500,000\sUSDT\+ 7,500\sUSDT/);
    type('Days until you repay', '32.1');
    expect(screen.getByText('508,325 USDT')).toBeTruthy();
    expect(screen.getByText('275 USDT (0.055%)')).toBeTruthy();
  });

  test('LN1 whatever is typed as an amount stays text, as it was typed, and nothing is sent', async () => {
    await open(/Term loan/);
    expect(await act(async () => typeHostile(screen.getByLabelText('Loan amount')))).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Review the application' }));
    expect(sendLoan).not.toHaveBeenCalled();
  });

  test('LN1 below the minimum it says what the minimum is, and nothing is sent', async () => {
    await open(/Term loan/);
    type('Loan amount', '499999');
    // At the field, and in the place of each figure that lacks the sum.
    expect(screen.getAllByText('At least 500,000 USDT').length).toBeGreaterThan(1);
    fireEvent.click(screen.getByRole('button', { name: 'Review the application' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('H15 LN1 it is sent once, after a look at everything and a box that was not ticked beforehand', async () => {
    await open(/Term loan/);
    type('Loan amount', '500000');
    for (const name of pictures) fireEvent.click(screen.getByRole('button', { name: new RegExp(name) }));
    fireEvent.click(screen.getByRole('button', { name: 'Review the application' }));
    const apply = screen.getByText('Apply');
    expect(apply.closest('button')?.disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { hidden: true }));
    fireEvent.click(apply);
    fireEvent.click(apply);
    await vi.waitFor(() => expect(sendLoan).toHaveBeenCalledOnce());
    expect(sendLoan.mock.calls[0]?.[0]).toMatchObject({ productId: '1', amount: '500000' });
    expect(await screen.findByText('Application sent', {}, { timeout: 60_000 })).toBeTruthy();
  });

  test.each(['rejected', 'disbursed'] as const)('A10 “sent” goes when the application is %s', async (status) => {
    await open(/Term loan/);
    type('Loan amount', '500000');
    for (const name of pictures) fireEvent.click(screen.getByRole('button', { name: new RegExp(name) }));
    fireEvent.click(screen.getByRole('button', { name: 'Review the application' }));
    fireEvent.click(screen.getByRole('checkbox', { hidden: true }));
    fireEvent.click(screen.getByText('Apply'));
    await screen.findByText('Application sent', {}, { timeout: 60_000 });
    await readAgain([{ ...lent, status: 'pending' }]);
    expect(screen.getByText('Application sent')).toBeTruthy();
    await readAgain([{ ...lent, status }]);
    expect(screen.queryByText('Application sent')).toBeNull();
  });

  test('A10 what is lent stands at the top, with questions and terms beside it, and the whole cost before the papers', async () => {
    await open(/Term loan/);
    const offer = screen.getByRole('region', { name: 'What we lend' });
    for (const words of [/10,000,000\sUSDT/, /Paid out in 1–3 days/, /Up to 3× your collateral/, /45 coins/])
      expect(within(offer).getByText(words)).toBeTruthy();
    const guide = screen.getByRole('region', { name: 'FAQ and terms' });
    expect(within(guide).getByText('What does a loan cost?')).toBeTruthy();
    expect(within(guide).getByText(/110% of the agreed rate a day; OTC loans 0.5%/)).toBeTruthy();
    type('Loan amount', '500000');
    expect(screen.getByText('Cost in all').nextElementSibling?.textContent).toMatch(/^7,500\sUSDT$/);
  });

  test('A10 the contact is a UID or an e-mail address, at first the person’s own, and goes out with the application', async () => {
    await open(/Term loan/);
    expect(screen.getByLabelText('Contact (UID or e-mail)')).toHaveProperty('value', '1');
    type('Contact (UID or e-mail)', 'call me');
    expect(screen.getByText('Enter a UID or an e-mail address')).toBeTruthy();
    type('Contact (UID or e-mail)', 'dana@tandem.test');
    type('Loan amount', '500000');
    for (const name of pictures) fireEvent.click(screen.getByRole('button', { name: new RegExp(name) }));
    fireEvent.click(screen.getByRole('button', { name: 'Review the application' }));
    fireEvent.click(screen.getByRole('checkbox', { hidden: true }));
    fireEvent.click(screen.getByText('Apply'));
    await vi.waitFor(() => expect(sendLoan).toHaveBeenCalledOnce());
    expect(sendLoan.mock.calls[0]?.[0]).toMatchObject({ contact: 'dana@tandem.test' });
  });

  test('LN1 over the counter asks for VIP 2, and there is no form without it', async () => {
    await open(/OTC loan/, 'This loan is for VIP 2 and above');
    expect(screen.queryByLabelText('Loan amount')).toBeNull();
    cleanup();
    vipLevel = 2;
    await open(/OTC loan/);
    type('Loan amount', '500000');
    expect(screen.getByText('2,500 USDT (0.5%)')).toBeTruthy();
  });

  test('LN1 with an open loan there is no form, and the reason is told', async () => {
    loans = [lent];
    await showScreen(LoansScreen, '/pages/common/borrowing');
    expect(screen.getByText('You have an open loan')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('LoanScreen', () => {
  const open = (): Promise<void> => showScreen(LoanScreen, '/pages/common/borrowingback?id=4');

  test('LN2 before the end it counts down, reminds, and says what is due today and a day late', async () => {
    loans = [lent];
    await open();
    expect(screen.getByText('Due in 23:59:59')).toBeTruthy();
    expect(screen.getByText('Due within a day.')).toBeTruthy();
    // A sum that is to come later is not “due now”.
    expect(screen.getByRole('region', { name: 'Left to repay' })).toBeTruthy();
    expect(screen.getAllByText('507,500 USDT').length).toBeGreaterThan(0);
    expect(screen.getByText('507,775 USDT')).toBeTruthy();
  });

  test('A10 one figure is due, and it is the sum of what stands above it', async () => {
    loans = [{ ...lent, status: 'overdue', penalty: amount('2475') }];
    await open();
    const due = screen.getByRole('region', { name: 'Left to repay' });
    expect(within(due).getByText('Left to repay').nextElementSibling?.textContent).toMatch(/^509,975\sUSDT$/);
    expect(within(due).getByText('+ Overdue interest').nextElementSibling?.textContent).toMatch(/^2,475\sUSDT$/);
    expect(screen.queryByText(/507,500/)).toBeNull();
    expect(screen.queryByText('You repay in all')).toBeNull();
  });

  test('LN2 overdue it says so in words, with what has come on top', async () => {
    loans = [{ ...lent, status: 'overdue', penalty: amount('550') }];
    await open();
    expect(screen.getByText('Overdue')).toBeTruthy();
    expect(screen.getByText('508,050 USDT')).toBeTruthy();
    expect(screen.getByText('508,325 USDT')).toBeTruthy();
  });

  test('LN2 an account that is locked already is told as locked, not as one that will be', async () => {
    loans = [{ ...lent, status: 'overdue' }];
    await open();
    expect(screen.getByText(/More than 3 days late, your account is locked/)).toBeTruthy();
    cleanup();
    isLocked = true;
    await open();
    expect(screen.getByText(/Your account is locked until you repay/)).toBeTruthy();
    expect(screen.queryByText(/More than 3 days late/)).toBeNull();
  });

  test('LN2 a repayment needs a picture, is no more than what is due, and is sent once', async () => {
    loans = [lent];
    await open();
    type('Amount repaid', '507501');
    expect(screen.getByText('At most 507,500 USDT')).toBeTruthy();
    type('Amount repaid', '7500');
    fireEvent.click(screen.getByRole('button', { name: 'I have sent it' }));
    expect(sendRepayment).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: /Picture of the payment/ }));
    fireEvent.click(screen.getByRole('button', { name: 'I have sent it' }));
    expect(await screen.findByText('Reported')).toBeTruthy();
    expect(sendRepayment).toHaveBeenCalledOnce();
  });

  test('LN2 a repayment that waits is told from the list of the server, and not asked for again', async () => {
    const sent = { amount: amount('7500'), createdAt: '2026-01-09 12:00:00' };
    loans = [
      {
        ...lent,
        repayments: [
          { ...sent, id: '1', status: 'pending', statusCode: '0', reason: undefined },
          {
            ...sent,
            id: '2',
            amount: amount('11'),
            status: 'refused',
            statusCode: '2',
            reason: 'Voucher of another loan',
          },
        ],
      },
    ];
    await open();
    expect(screen.getByText(/7,500.USDT counts after a check/)).toBeTruthy();
    expect(screen.queryByText(/11.USDT counts/)).toBeNull();
    expect(screen.getByText('Reason: Voucher of another loan')).toBeTruthy();
    type('Amount repaid', '500001');
    expect(screen.getByText(/At most 500,000.USDT/)).toBeTruthy();
  });

  test('LN2 FU1 the repayment address is shown as one of an unnamed network', async () => {
    loans = [lent];
    await open();
    const place = screen.getByRole('region', { name: 'Repayment address' });
    expect(place.textContent).toMatch(/ask support which network it is on before you send/);
    expect(within(place).getByRole('link', { name: 'Get help' }).getAttribute('href')).toBe('/pages/kefu/index');
  });

  test('LN2 H26 what the server does not say is a dash with the reason, never zero, and no bound of a repayment', async () => {
    const unsaid = { days: undefined, interest: undefined, total: undefined, repaid: undefined, penalty: undefined };
    loans = [{ ...lent, ...unsaid }];
    await open();
    for (const name of ['Left to repay', 'Term', '+ Interest of the term', '+ Overdue interest', '− Repaid'])
      expect([name, screen.getByText(name).nextElementSibling?.textContent]).toEqual([name, '—Not stated']);
    expect(screen.queryByRole('button', { name: 'All' })).toBeNull();
    type('Amount repaid', '900000');
    expect(screen.queryByText(/^At most/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Picture of the payment/ }));
    fireEvent.click(screen.getByRole('button', { name: 'I have sent it' }));
    expect(await screen.findByText('Reported')).toBeTruthy();
  });

  test('H26 a state that this version does not know is told by its code, and nothing is to be repaid on it', async () => {
    loans = [{ ...lent, status: undefined, statusCode: '7' }];
    await open();
    expect(screen.getByText('Unknown (code 7)')).toBeTruthy();
    expect(screen.getByText(/ask support before you pay/i)).toBeTruthy();
    expect(screen.queryByLabelText('Amount repaid')).toBeNull();
    cleanup();
    await showScreen(LoanScreen, '/pages/common/borrowingback');
    const [, row] = screen.getAllByRole('row');
    expect(row?.textContent).toMatch(/^L0004.*Unknown \(code 7\)$/);
    expect(screen.getByRole('link', { name: 'L0004' }).getAttribute('href')).toContain('id=4');
    cleanup();
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    await showScreen(LoanScreen, '/pages/common/borrowingback');
    expect(screen.getByText('L0004 · Unknown (code 7)')).toBeTruthy();
  });

  test('H13 a refusal that asks for money before money is paid out stands in a frame of caution, word for word', async () => {
    const demand = 'You must pay a deposit first, then your withdrawal is released.';
    loans = [{ ...lent, status: 'rejected', address: undefined, reason: demand }];
    await open();
    const frame = await screen.findByRole('region', { name: 'This text asks for money before paying out' });
    expect(frame.textContent).toContain(demand);
    cleanup();
    loans = [{ ...lent, status: 'rejected', address: undefined, reason: 'No income' }];
    await open();
    expect(screen.getByText(/No income/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: /asks for money/ })).toBeNull();
  });

  test('LN2 a settled and a refused loan cannot be repaid', async () => {
    for (const status of ['settled', 'rejected'] as const) {
      loans = [{ ...lent, status, address: undefined, reason: 'No income' }];
      await open();
      expect(screen.queryByLabelText('Amount repaid')).toBeNull();
      cleanup();
    }
  });
});
