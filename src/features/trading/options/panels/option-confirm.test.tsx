import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { optionContext } from '../../../../../tests/support/option-samples.ts';
import { loadTexts } from '../../../../core/i18n/i18n.ts';
import { emptyOption, optionForm } from '../model/option-ticket.ts';
import { takeOptionSnapshot } from '../model/option-way.ts';
import { OptionConfirmSheet } from '../parts/option-confirm-sheet.tsx';

vi.mock('../../../../core/preferences/use-is-masked.ts', () => ({ useIsMasked: () => false }));

beforeEach(() => loadTexts(['common', 'options', 'trading', 'glossary']));
afterEach(cleanup);

function confirmation(): HTMLElement {
  const context = optionContext();
  const { summary } = optionForm.read({ ...emptyOption, stakeText: '10' }, context);
  const snapshot = takeOptionSnapshot('one', 'up', { summary, context });
  if (snapshot === undefined) throw new Error('no snapshot');
  render(
    <OptionConfirmSheet
      state={{ kind: 'confirm', snapshot, guards: [], drift: undefined }}
      isDemo={false}
      onConfirm={() => undefined}
      onCancel={() => undefined}
      risk={undefined}
    />,
  );
  return screen.getByRole('dialog');
}

test('OptionConfirmSheet: what it costs and can bring stands in five rows, stake and fee below their sum; the rest is folded', () => {
  const sheet = confirmation();
  const folded = within(sheet).getByRole('group');
  const rows = within(sheet)
    .getAllByRole('term')
    .filter((row) => !folded.contains(row));
  expect(rows.map((row) => row.nextElementSibling?.textContent.replaceAll('\u00a0', ' '))).toEqual([
    '10.05 USDT',
    '10 USDT',
    '0.05 USDT',
    '8.45 USDT',
    '10.05 USDT (all of it)',
    expect.stringContaining('% right'),
    '989.95 USDT',
  ]);
});

test('OptionConfirmSheet: the last price has the places of its pair', () => {
  expect(within(confirmation()).getByText('60,000.00')).toBeTruthy();
});
