import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '../../../../core/errors/app-error.ts';
import type { Lacking } from '../../../../core/domain/page.ts';
import { MissingPair } from './missing-pair.tsx';

const stage = vi.hoisted((): { list: Lacking; asked: number } => ({ list: {}, asked: 0 }));
vi.mock('../../../shared/instruments/data/instruments.ts', () => ({
  useLackingPairs: () => {
    stage.asked += 1;
    return stage.list;
  },
}));
afterEach(cleanup);

const pair = { symbol: 'BTC/USDT', error: null, retry: () => undefined };

async function show(list: Lacking): Promise<void> {
  stage.list = list;
  render(
    <MemoryRouter>
      <Suspense>
        <MissingPair pair={pair} />
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByText('BTC/USDT is not listed here.', {}, { timeout: 60_000 });
}

test('R8 MissingPair: where rows of the list could not be read, that is said above: the pair may be among them', async () => {
  await show({ unreadable: [{ id: '1', path: 'message[0]' }] });
  expect(await screen.findByText('1 row could not be read', {}, { timeout: 60_000 })).toBeTruthy();
});

test('R8 MissingPair: a list that was read whole says nothing of rows', async () => {
  await show({});
  expect(screen.queryByText(/could not be read/)).toBeNull();
});

test('W6 MissingPair: a list that cannot be read is not asked for by what says so', async () => {
  stage.asked = 0;
  render(
    <MemoryRouter>
      <Suspense>
        <MissingPair pair={{ ...pair, error: new AppError('bad-status', '') }} />
      </Suspense>
    </MemoryRouter>,
  );
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 60_000 })).toBeTruthy();
  expect(stage.asked).toBe(0);
});
