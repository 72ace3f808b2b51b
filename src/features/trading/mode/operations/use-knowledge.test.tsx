import { act, cleanup, renderHook } from '@testing-library/react';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleInstrument } from '../../../../../tests/support/ticket-samples.ts';
import { ContainerContext } from '../../../../core/di/use-port.ts';
import { PersonalStorage } from '../../../../core/platform/personal-storage.ts';
import { liveContract, simulatedContract } from '../model/trade-mode.ts';
import { useKnowledge } from './use-knowledge.ts';

const stage = vi.hoisted(() => ({
  config: { safeguards: { questions: true }, products: { simulated: true } },
  session: { userId: '7' },
}));
vi.mock('../../../../core/config/use-runtime-config.ts', () => ({ useRuntimeConfig: () => stage.config }));
vi.mock('../../../../core/session/use-session.ts', () => ({ useSession: () => stage.session }));
vi.mock('../../../../core/account/use-account.ts', () => ({ useAccount: () => ({ id: 'live' }) }));

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  stage.config.safeguards.questions = true;
  stage.config.products.simulated = true;
  stage.session.userId = '7';
});
afterEach(cleanup);

function show({ mode = liveContract, hasTraded = false } = {}) {
  const root = new Container();
  root.bind(PersonalStorage).toConstantValue({
    read: (key: string) => kept.get(key),
    write: (key: string, value: string) => void kept.set(key, value),
    keeps: () => true,
    watch: () => () => undefined,
  } as never);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ContainerContext value={root}>{children}</ContainerContext>
  );
  return renderHook(() => useKnowledge({ mode, product: 'contracts', instrument: sampleInstrument, hasTraded }), {
    wrapper,
  }).result;
}

function asks(of: ReturnType<typeof show>): boolean {
  let answer = false;
  act(() => {
    answer = of.current.asksFirst();
  });
  return answer;
}

describe('useKnowledge', () => {
  test('H5: the questions stand in the way of a first order until they are answered, and then never again', () => {
    const knowledge = show();
    expect(knowledge.current.sheet.product).toBeUndefined();
    expect(asks(knowledge)).toBe(true);
    expect(knowledge.current.sheet.product).toBe('contracts');
    expect(knowledge.current.sheet.practicePath).toBe('/pages/moni/contract?symbol=BTC/USDT');
    act(() => knowledge.current.sheet.onClose());
    expect(asks(knowledge)).toBe(true);
    act(() => {
      knowledge.current.sheet.onKnown();
      knowledge.current.sheet.onClose();
    });
    expect([asks(knowledge), asks(show())]).toEqual([false, false]);
  });

  test('H5: one person’s answers do not count for another', () => {
    const knowledge = show();
    act(() => knowledge.current.sheet.onKnown());
    stage.session.userId = '8';
    expect(asks(show())).toBe(true);
  });

  test('H5: no questions in practice, after trading, or where the operator does not want them', () => {
    expect(asks(show({ mode: simulatedContract }))).toBe(false);
    expect(asks(show({ hasTraded: true }))).toBe(false);
    stage.config.safeguards.questions = false;
    expect(asks(show())).toBe(false);
  });

  test('H5: without practice money no way there is offered', () => {
    stage.config.products.simulated = false;
    expect(show().current.sheet.practicePath).toBeUndefined();
  });
});
