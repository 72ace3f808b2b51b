import { renderHook, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { readLoans } from '../../../../adapters/wire/loans/loans-codec.ts';
import { createDemoConfig } from '../../../../core/config/demo-config.ts';
import { RuntimeConfigContext } from '../../../../core/config/use-runtime-config.ts';
import { LoansPort } from '../../../../core/ports/loans-port.ts';
import { Session } from '../../../../core/platform/session.ts';
import { dueNearness } from '../model/due-nearness.ts';
import { useLoans, useNewestLoans, useReadLatestLoans } from './own-loans.ts';

/** As the protocol has it: the end is a text without a zone, and nothing else. */
const row = { id: 4, money: '500000', rate: '0.05', status: 1, end_time: '2026-01-06 12:00:00' };
const asText = Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)]));
const end = Date.UTC(2026, 0, 6, 4);
const hour = 3_600_000;

function shown<Read>(serverTimeZone: string | undefined, read: () => Read) {
  const root = new Container();
  const state = { isSignedIn: true, userId: '1', token: 'x', language: 'en' };
  root.bind(Session).toConstantValue({ state: () => state, watch: () => () => undefined } as never);
  root.bind(LoansPort).toConstantValue({ loans: async () => readLoans([asText], { page: 1, limit: 10 }) } as never);
  const Ports = portsAround(root);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <RuntimeConfigContext value={{ ...createDemoConfig(), serverTimeZone }}>
      <Ports>{children}</Ports>
    </RuntimeConfigContext>
  );
  return renderHook(read, { wrapper }).result;
}

test.each([
  [73 * hour, undefined],
  [72 * hour, 'days'],
  [24 * hour, 'day'],
  [hour, 'hour'],
] as const)(
  'LN2 the end that a server only writes down is counted by its zone: %i ms before it',
  async (left, near) => {
    const newest = shown('Asia/Singapore', () => useNewestLoans(true).data);
    await waitFor(() => expect(newest.current).toHaveLength(1));
    const [loan] = newest.current ?? [];
    expect(loan === undefined ? 'none' : dueNearness(loan, end - left)).toBe(near);
  },
);

test('LN2 the list, and what it is read for again, count it too', async () => {
  const list = shown('Asia/Singapore', () => useLoans().rows);
  await waitFor(() => expect(list.current?.map(({ endsAtMs }) => endsAtMs)).toEqual([end]));
  const latest = await shown('Asia/Singapore', () => useReadLatestLoans()).current();
  expect(latest.map(({ endsAtMs }) => endsAtMs)).toEqual([end]);
});

test('LN2 without the server’s offset from UTC nothing is counted', async () => {
  const newest = shown(undefined, () => useNewestLoans(true).data);
  await waitFor(() => expect(newest.current).toHaveLength(1));
  expect(newest.current?.[0]?.endsAtMs).toBeUndefined();
});
