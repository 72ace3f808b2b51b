import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { amount } from '../../../core/money/amount.ts';
import type { Decision, OpenCase, PresenterPort } from '../../../core/ports/presenter-port.ts';
import type { TabProps } from './tab-props.ts';
import { OfficeTab } from './office-tab.tsx';

vi.mock('../../shared/session/data/current-user.ts', () => ({ useCurrentUser: () => ({ data: undefined }) }));
vi.mock('./auction-section.tsx', () => ({ AuctionSection: () => undefined, isAuctionCase: () => false }));
afterEach(cleanup);

const sum = { identifier: 'ann@example.test', id: 1, amount: amount('5'), currency: 'USDT' };
const kinds = ['deposit', 'withdrawal', 'loan', 'repayment', 'purchase', 'purchasePayment', 'mining'] as const;
const cases: readonly OpenCase[] = [
  { kind: 'identity', identifier: 'ann@example.test', level: 1, name: 'Ann' },
  ...kinds.map((kind) => ({ ...sum, kind })),
];

async function refuseAll(typed: string): Promise<readonly Decision[]> {
  const decided: Decision[] = [];
  const presenter: Pick<PresenterPort, 'decide'> = {
    decide: async (decision) => void decided.push(decision),
  };
  const state = { cases, sales: [], standings: [] } as unknown as TabProps['state'];
  const actions = {
    isBusy: false,
    act: (does: (port: typeof presenter) => Promise<void>) => void does(presenter),
  } as unknown as TabProps['actions'];
  render(
    <Suspense>
      <OfficeTab state={state} actions={actions} onClose={() => undefined} />
    </Suspense>,
  );
  const field = await screen.findByLabelText('Reason for a refusal', {}, { timeout: 10_000 });
  await act(async () => void fireEvent.change(field, { target: { value: typed } }));
  for (const button of screen.getAllByRole('button', { name: 'Refuse' })) fireEvent.click(button);
  return decided;
}

const reasonsOf = (decisions: readonly Decision[]): readonly string[] =>
  decisions.flatMap((decision) => ('reason' in decision ? [decision.reason] : []));

test('DM3 every kind of case is refused with a reason of its own', async () => {
  const reasons = reasonsOf(await refuseAll(''));
  expect(reasons).toHaveLength(cases.length);
  expect(new Set(reasons).size).toBe(cases.length);
  expect(reasons[0]).toMatch(/^The document cannot be read/);
});

test('DM3 what the presenter types takes the place of all of them', async () => {
  expect(new Set(reasonsOf(await refuseAll('Come to the counter')))).toEqual(new Set(['Come to the counter']));
});
