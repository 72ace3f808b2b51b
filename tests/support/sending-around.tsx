import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { AccountScope } from '../../src/core/account/account-scope.ts';
import { AccountContext } from '../../src/core/account/use-account.ts';
import { ContainerContext } from '../../src/core/di/use-port.ts';
import { Clock, ServerClock } from '../../src/core/time/clock.ts';
import { PersonalStorage } from '../../src/core/platform/personal-storage.ts';
import { Session } from '../../src/core/platform/session.ts';
import { forgetWhoLeaves } from '../../src/core/session/leaving.ts';
import { memoryStorage } from './memory-storage.ts';

const root = new Container();
root.bind(PersonalStorage).toDynamicValue(() => stored);
root.bind(Clock).toConstantValue({
  now: () => Date.now(),
  after: (delayMs, run) => {
    // A hundred times faster than people wait.
    const timer = setTimeout(run, delayMs / 100);
    return () => clearTimeout(timer);
  },
});
root.bind(ServerClock).toConstantValue({
  now: () => Date.now(),
  offsetMs: () => 0,
  steadyOffsetsMs: () => [],
  observe: () => undefined,
});
const state = { token: 'x', userId: '1', language: 'en' } as const;
root.bind(Session).toConstantValue({ state: () => state, watch: () => () => undefined } as never);
const queries = new QueryClient();
const account = new AccountScope('live', root);
let kept = new Map<string, string>();
let stored = memoryStorage(kept);

/** The ports that sending money asks for, around a screen whose other ports are mocked. */
export function SendingAround({ children }: { readonly children: ReactNode }) {
  return (
    <ContainerContext value={root}>
      <AccountContext value={account}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </AccountContext>
    </ContainerContext>
  );
}

/** A device on which nothing was sent or typed yet. */
export function forgetSent(): void {
  kept = new Map();
  stored = memoryStorage(kept);
  forgetWhoLeaves(stored);
}

/** The page is loaded again: what lies on the device stays, and the page before writes no more. */
export function reloadSent(): void {
  kept = new Map(kept);
  stored = memoryStorage(kept);
}

/** What lies on the device, by its key. */
export const keptThere = (): Map<string, string> => kept;
