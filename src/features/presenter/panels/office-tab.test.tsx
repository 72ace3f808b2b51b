import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { amount } from '../../../core/money/amount.ts';
import type { Decision, OpenCase, PresenterPort } from '../../../core/ports/presenter-port.ts';
import type { TabProps } from '../operations/tab-props.ts';
import { OfficeTab } from './office-tab.tsx';

vi.mock('../../shared/session/data/current-user.ts', () => ({ useCurrentUser: () => ({ data: undefined }) }));
vi.mock('./auction-section.tsx', () => ({ AuctionSection: () => undefined, isAuctionCase: () => false }));
afterEach(cleanup);

const faults = {
  latencyMs: 0,
  failedPercent: 0,
  loseNextAnswer: false,
  expireNextCall: false,
  verifyNextCall: false,
  garbledPercent: 0,
  lateSettlements: false,
  socketDown: false,
  socketSilent: false,
  storageFull: false,
  extraQuotes: 0,
};
/** Every other call of the backend fails. */
const unasked = vi.fn<() => never>(() => {
  throw new Error('not asked for');
});
const presenterOf = (decide: PresenterPort['decide']): PresenterPort => ({
  decide,
  state: unasked,
  watchState: unasked,
  becomePersona: unasked,
  topUp: unasked,
  publish: unasked,
  setSpeed: unasked,
  advance: unasked,
  setFaults: unasked,
  shapeMarket: unasked,
  dropSocket: unasked,
  playScene: unasked,
  worthDays: unasked,
  saveWorld: unasked,
  reset: unasked,
});

const sum = { identifier: 'ann@example.test', id: 1, amount: amount('5'), currency: 'USDT' };
const kinds = ['deposit', 'withdrawal', 'loan', 'repayment', 'purchase', 'purchasePayment', 'mining'] as const;
const cases: readonly OpenCase[] = [
  { kind: 'identity', identifier: 'ann@example.test', level: 1, name: 'Ann' },
  ...kinds.map((kind) => ({ ...sum, kind })),
];
const state: TabProps['state'] = {
  seed: 1,
  now: 0,
  speed: 1,
  faults,
  keeping: 'kept',
  words: 'standard',
  pendingEntries: 0,
  people: [],
  scene: undefined,
  isWorkedIn: false,
  market: [],
  cases,
  standings: [],
  sales: [],
};

async function refuseAll(typed: string): Promise<readonly Decision[]> {
  const decided: Decision[] = [];
  const presenter = presenterOf(async (decision) => void decided.push(decision));
  const actions: TabProps['actions'] = {
    isBusy: false,
    act: (does) => void does(presenter),
    become: unasked,
    begin: unasked,
    open: unasked,
    save: unasked,
  };
  render(
    <Suspense>
      <OfficeTab state={state} actions={actions} onClose={() => undefined} onScene={() => undefined} />
    </Suspense>,
  );
  const field = await screen.findByLabelText('Reason for a refusal', {}, { timeout: 60_000 });
  await act(async () => void fireEvent.change(field, { target: { value: typed } }));
  for (const button of screen.getAllByRole('button', { name: 'Refuse' })) fireEvent.click(button);
  return decided;
}

const reasonsOf = (decisions: readonly Decision[]): readonly string[] =>
  decisions.flatMap((decision) => ('reason' in decision ? [decision.reason] : []));

test('DM3 every kind of case is refused with a reason of its own', async () => {
  const reasons = reasonsOf(await refuseAll(''));
  // They are below one heading for all kinds.
  expect(screen.getByRole('heading', { name: 'Waiting for a decision' })).toBeTruthy();
  expect(reasons).toHaveLength(cases.length);
  expect(new Set(reasons).size).toBe(cases.length);
  expect(reasons[0]).toMatch(/^The document cannot be read/);
});

test('DM3 what the presenter types takes the place of all of them', async () => {
  expect(new Set(reasonsOf(await refuseAll('Come to the counter')))).toEqual(new Set(['Come to the counter']));
});
