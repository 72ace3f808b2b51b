import { describe, expect, test, vi } from 'vitest';
import { AppError, type AppErrorKind } from '../errors/app-error.ts';
import { FundsPort } from '../ports/funds-port.ts';
import { MarketPort } from '../ports/market-port.ts';
import { PresenterPort } from '../ports/presenter-port.ts';
import { ProfilePort } from '../ports/profile-port.ts';
import { TradingPort } from '../ports/trading-port.ts';
import type { Session, SessionState } from '../platform/session.ts';
import { accountKey, isPersonalKey, rootKey } from './account-key.ts';
import { createQueryClient, forgetPersonalData, forgetWithSession } from './query-client.ts';

const live = { id: 'live' } as const;
const moni = { id: 'moni' } as const;

async function triesOf(kind: AppErrorKind, write: boolean): Promise<{ tries: number; told: number }> {
  vi.useFakeTimers();
  let told = 0;
  let tries = 0;
  const client = createQueryClient(() => {
    told += 1;
  });
  const fail = async (): Promise<never> => {
    tries += 1;
    throw new AppError(kind, '');
  };
  const run = write
    ? client.getMutationCache().build(client, { mutationFn: fail }).execute(undefined)
    : client.query({ queryKey: ['x'], queryFn: fail });
  const settled = Promise.resolve(run).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  await settled;
  vi.useRealTimers();
  return { tries, told };
}

describe('createQueryClient', () => {
  test.each([
    ['no-answer', 2],
    ['offline', 2],
    ['not-loaded', 2],
    ['server', 1],
    ['session-expired', 1],
    ['bad-status', 1],
    ['unexpected-shape', 1],
  ] as const)('createQueryClient: a read that fails with %s is tried %i times and told once', async (kind, tries) => {
    expect(await triesOf(kind, false)).toEqual({ tries, told: 1 });
  });

  test.each(['no-answer', 'offline', 'not-loaded', 'bad-status'] as const)(
    'createQueryClient: a write that fails with %s is sent once',
    async (kind) => {
      expect(await triesOf(kind, true)).toEqual({ tries: 1, told: 1 });
    },
  );
});

describe('keys', () => {
  test('isPersonalKey: whatever a port answers is a person’s, unless it is known to be everybody’s', () => {
    const names = ['LoansPort', 'PurchasesPort', 'WithdrawalsPort', 'CouponsPort', 'OneToComePort'];
    expect(names.filter((name) => !isPersonalKey(['root', `tandem.${name}`]))).toEqual([]);
    expect(isPersonalKey(rootKey(MarketPort, 'instruments'))).toBe(false);
    expect(isPersonalKey(rootKey(PresenterPort, 'state'))).toBe(false);
  });

  test('accountKey: account, port, method, arguments', () => {
    const query = { page: 1, limit: 20 };
    expect(accountKey(moni, TradingPort, 'spotOrders', query)).toEqual([
      'moni',
      'tandem.TradingPort',
      'spotOrders',
      query,
    ]);
    expect(accountKey(live, TradingPort)).toEqual(['live', 'tandem.TradingPort']);
    expect(rootKey(MarketPort, 'instruments')).toEqual(['root', 'tandem.MarketPort', 'instruments']);
  });

  test('forgetPersonalData: both accounts and the person go, the market stays', () => {
    const client = createQueryClient(() => undefined);
    const kept = rootKey(MarketPort, 'instruments');
    for (const key of [
      accountKey(live, TradingPort),
      accountKey(moni, TradingPort),
      rootKey(ProfilePort),
      rootKey(FundsPort),
      kept,
    ]) {
      client.setQueryData(key, 'something');
    }
    forgetPersonalData(client);
    expect(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([kept]);
  });

  test('forgetWithSession: another token forgets, another language reads again', () => {
    const client = createQueryClient(() => undefined);
    const listeners: (() => void)[] = [];
    let state: SessionState = { token: 'a1', userId: undefined, language: 'en' };
    const nothing = (): void => undefined;
    const session: Session = {
      state: () => state,
      watch: (listener) => {
        listeners.push(listener);
        return nothing;
      },
      signIn: nothing,
      identify: nothing,
      signOut: nothing,
      chooseLanguage: nothing,
    };
    forgetWithSession(session, client);
    const become = (next: SessionState): number => {
      state = next;
      for (const listener of listeners) listener();
      return client.getQueryCache().getAll().length;
    };
    client.setQueryData(accountKey(live, TradingPort), 'something');
    const isStale = (): boolean | undefined => client.getQueryState(accountKey(live, TradingPort))?.isInvalidated;
    expect(become({ ...state, userId: '1' })).toBe(1);
    expect(isStale()).toBe(false);
    expect(become({ ...state, language: 'th' })).toBe(1);
    expect(isStale()).toBe(true);
    expect(become({ ...state, token: 'b2' })).toBe(0);
  });
});
