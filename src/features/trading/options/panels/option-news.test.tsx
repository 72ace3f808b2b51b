import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import { useRef, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bindDevice } from '../../../../../tests/support/device-ports.ts';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { sampleOption, settledOption } from '../../../../../tests/support/option-samples.ts';
import { AccountScope, type AccountId } from '../../../../core/account/account-scope.ts';
import { AccountContext } from '../../../../core/account/use-account.ts';
import type { SettledOption } from '../../../../core/domain/orders/option.ts';
import { amount } from '../../../../core/money/amount.ts';
import { ServerClock } from '../../../../core/time/clock.ts';
import { OptionsPort } from '../../../../core/ports/options-port.ts';
import { RealtimeTransport } from '../../../../core/platform/realtime-transport.ts';
import { Session } from '../../../../core/platform/session.ts';
import { NoticeRegion } from '../../../shared/notices/panels/notice-region.tsx';
import { letGoOfOption, useTellElsewhere } from '../data/followed-options.ts';
import { OptionNews } from './option-news.tsx';

const now = Date.UTC(2026, 0, 5, 12, 0, 31);
const listening = new Set<(settled: SettledOption) => void>();
const secondsResult = vi.fn<OptionsPort['secondsResult']>();
const session = { isSignedIn: true, userId: '1', token: 'x', language: 'en' };
const root = new Container();
root.bind(Session).toConstantValue({ state: () => session, watch: () => () => undefined } as never);
root.bind(RealtimeTransport).toConstantValue({ watchGap: () => () => undefined } as never);
root.bind(OptionsPort).toConstantValue({
  secondsResult,
  watchSettledSeconds: (listener: (settled: SettledOption) => void) => {
    listening.add(listener);
    return () => listening.delete(listener);
  },
} as never);
root
  .bind(ServerClock)
  .toConstantValue({ now: () => now, offsetMs: () => 0, steadyOffsetsMs: () => [], observe: () => undefined });
bindDevice(root, new Map(), () => now);
const accounts = { live: new AccountScope('live', root), moni: new AccountScope('moni', root) };

/** A trade screen that shows an option which runs. */
function Screen({ dueAt, hasTold }: { readonly dueAt: number; readonly hasTold: boolean }): undefined {
  useTellElsewhere({ order: sampleOption, dueAt }, useRef(hasTold));
  return undefined;
}

const Mark = ({ account }: { readonly account: AccountScope }): ReactElement => <b>{`of ${account.id}`}</b>;

interface Left {
  readonly account?: AccountId;
  readonly dueAt?: number;
  readonly hasTold?: boolean;
}

/** The screen of the option is left for a page of the real account. */
function leave({ account = 'live', dueAt = now, hasTold = false }: Left = {}): () => void {
  const page = (
    <NoticeRegion>
      <OptionNews Mark={Mark} />
    </NoticeRegion>
  );
  const shown = (isThere: boolean): ReactElement => (
    <>
      {isThere ? (
        <AccountContext value={accounts[account]}>
          <Screen dueAt={dueAt} hasTold={hasTold} />
        </AccountContext>
      ) : undefined}
      {page}
    </>
  );
  const { rerender } = render(shown(true), { wrapper: portsAround(root) });
  expect(listening.size).toBe(0);
  rerender(shown(false));
  return () => rerender(shown(true));
}

const patience = { timeout: 20_000 };
const card = (): Promise<HTMLElement> => screen.findByText(/BTC\/USDT/, {}, patience);

beforeEach(() => {
  session.userId = '1';
  secondsResult.mockReset().mockResolvedValue(settledOption({}));
});
afterEach(() => {
  for (const account of [accounts.live, accounts.moni]) letGoOfOption({ account, id: sampleOption.id });
  cleanup();
});

describe('E35 an option that was left running', () => {
  test('is told of on the page that is open: result, pair, sum, receipt; it stays until it is put away', async () => {
    leave();
    expect((await card()).textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Timed option BTC/USDT: Won ▲+8.45 USDT after the fee Option details',
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      '/pages/transaction/seconds_order?list=settled&receipt=7',
    );
    expect(screen.getByText('of live')).toBeTruthy();
    expect(document.querySelectorAll('[data-option]')).toHaveLength(1);
    expect(listening.size).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: /dismiss.*BTC\/USDT/i }));
    expect(screen.queryByText(/BTC\/USDT/)).toBeNull();
  });

  test('of practice says so on a page of real money', async () => {
    secondsResult.mockResolvedValue(settledOption({ result: 'lost', profit: amount('-10') }));
    leave({ account: 'moni' });
    expect((await card()).textContent).toMatch(/Lost ▼-10\.05\sUSDT practice/i);
    expect(screen.getByText('of moni')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/pages/moni/seconds_order?list=settled&receipt=7');
  });

  test('is asked about when it is due, or as soon as the server has told of it', async () => {
    leave({ dueAt: now + 60_000 });
    await waitFor(() => expect(listening.size).toBe(1));
    expect(secondsResult).not.toHaveBeenCalled();
    act(() => listening.forEach((tell) => tell({ id: '8' })));
    expect(secondsResult).not.toHaveBeenCalled();
    act(() => listening.forEach((tell) => tell({ id: sampleOption.id })));
    expect(await card()).toBeTruthy();
    expect(document.querySelectorAll('[data-option]')).toHaveLength(1);
  });

  test('is no news where its screen has told of it, and is its screen’s again when that is opened', async () => {
    leave({ hasTold: true });
    expect(listening.size).toBe(0);
    cleanup();
    const comeBack = leave({ dueAt: now + 60_000 });
    expect(listening.size).toBe(1);
    comeBack();
    expect(listening.size).toBe(0);
    expect(secondsResult).not.toHaveBeenCalled();
  });

  test('is not shown to another person', () => {
    leave({ dueAt: now + 60_000 });
    cleanup();
    session.userId = '2';
    render(<OptionNews Mark={Mark} />, { wrapper: portsAround(root) });
    expect(listening.size).toBe(0);
  });
});
