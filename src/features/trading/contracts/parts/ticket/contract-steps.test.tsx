import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sampleContract, sentContract } from '../../../../../../tests/support/contract-samples.ts';
import { AppError } from '../../../../../core/errors/app-error.ts';
import { loadTexts } from '../../../../../core/i18n/i18n.ts';
import { tellReach } from '../../../../../core/query/reach.ts';
import type { StopsAfter } from '../../model/stops-after.ts';
import { ContractSubmit } from './contract-submit.tsx';
import { StopsNotice } from '../stops-notice.tsx';

const network = vi.hoisted(() => ({ isOffline: false }));
vi.mock('../../../../../core/session/use-offline.ts', () => ({ useOffline: () => network.isOffline }));
afterEach(() => {
  cleanup();
  network.isOffline = false;
});

const show = (part: ReactNode) =>
  render(
    <MemoryRouter>
      <Suspense>{part}</Suspense>
    </MemoryRouter>,
  );

describe('ContractSubmit', () => {
  test.each([
    [undefined, true],
    ['checking', false],
    ['unknown', false],
  ] as const)(
    'without a network one line speaks: with an order that is %s the button says it (%s)',
    async (busy, isSaid) => {
      network.isOffline = true;
      const common = { direction: 'long', base: 'EUR', isClosed: false, closedNote: undefined } as const;
      show(<ContractSubmit {...common} busy={busy} />);
      const button = await screen.findByRole<HTMLButtonElement>('button', {}, { timeout: 60_000 });
      expect(button.disabled).toBe(true);
      expect(screen.queryByText(/^You are offline/) !== null).toBe(isSaid);
    },
  );

  test('MK4: a closed market takes no order, and says when it opens where that is known', async () => {
    const common = { direction: 'long', base: 'EUR', busy: undefined } as const;
    show(<ContractSubmit {...common} isClosed closedNote="It opens 2025-01-05 23:00, your time." />);
    const closed = await screen.findByRole<HTMLButtonElement>('button', { name: 'Open long EUR' }, { timeout: 60_000 });
    expect(closed.disabled).toBe(true);
    expect(document.body.textContent).toContain('It opens 2025-01-05 23:00, your time.');
    cleanup();
    show(<ContractSubmit {...common} isClosed closedNote={undefined} />);
    await screen.findByRole('button', { name: 'Open long EUR' });
    expect(document.body.textContent).not.toContain('It opens');
  });

  test('E20: that a server does not answer stands beside the button, which still sends, once', async () => {
    // The test before has begun to fetch its words: where they come in the middle of an `act`, React does not draw again.
    await Promise.all([import('../../../orders/parts/no-way-note.tsx'), loadTexts(['connection'])]);
    tellReach({ isSilent: true });
    show(<ContractSubmit direction="long" base="EUR" busy={undefined} isClosed={false} closedNote={undefined} />);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Open long EUR' });
    expect(button.disabled).toBe(false);
    const note = await screen.findByText('The platform is not answering. What you send may stay without an answer.');
    expect(button.getAttribute('aria-describedby')).toBe(note.id);
    tellReach({ isSilent: false, oldestAt: undefined });
  });
});

describe('StopsNotice', () => {
  const notice = async (state: StopsAfter) => {
    const onTryAgain = vi.fn<() => void>();
    show(<StopsNotice state={state} sent={sentContract} onTryAgain={onTryAgain} onDismiss={() => undefined} />);
    const named = state.kind === 'set' ? 'Stops set' : /Take profit 62,000, stop loss 60,000 USDT$/;
    await screen.findByText(named, {}, { timeout: 60_000 });
    return { onTryAgain, text: document.body.textContent };
  };

  test('PO2: levels that are not set say why, and can be set again', async () => {
    const error = new AppError('server', 'Too near to the market');
    const { text, onTryAgain } = await notice({ kind: 'not-set', position: sampleContract, error });
    expect(text).toContain('Take profit and stop loss are not set');
    expect(text).toContain('Too near to the market');
    fireEvent.click(screen.getByText('Set them again'));
    expect(onTryAgain).toHaveBeenCalledOnce();
  });

  test.each<[StopsAfter, string]>([
    [{ kind: 'waiting' }, 'Setting take profit and stop loss'],
    [{ kind: 'set', position: sampleContract }, 'Stops set'],
    [{ kind: 'not-set' }, 'its position is not in the list yet'],
    [{ kind: 'not-set', position: { ...sampleContract, status: 'closed' } }, 'The position is no longer open'],
    [{ kind: 'left' }, 'You left before they were set. The order itself was placed.'],
  ])('PO2: the second step is in sight: %o', async (state, words) => {
    expect((await notice(state)).text).toContain(words);
  });
});
