import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { amount } from '../../../../core/money/amount.ts';
import { PositionLine } from './position-line.tsx';

const stage = vi.hoisted(() => ({ positions: [] as unknown[], views: new Map<string, unknown>() }));
vi.mock('../operations/use-positions.ts', () => ({ usePositions: () => ({ positions: stage.positions }) }));
vi.mock('../operations/use-position-views.ts', () => ({ usePositionViews: () => stage.views }));
afterEach(cleanup);

const instrument = { quote: { id: sampleContract.quoteId, name: 'USDT' } } as never;
const onOpen = vi.fn<() => void>();
const draw = () =>
  render(
    <Suspense fallback="wait">
      <PositionLine instrument={instrument} onOpen={onOpen} />
    </Suspense>,
  );

test('PO1: below the ticket of a phone stand number and result of all positions, on whatever pair, and the way to them', async () => {
  stage.positions = [sampleContract, { ...sampleContract, id: '12' }, { ...sampleContract, id: '13', baseId: '77' }];
  stage.views = new Map([
    [sampleContract.id, { net: amount('-3.5') }],
    ['12', { net: amount('1') }],
    ['13', { net: amount('10') }],
  ]);
  draw();
  const line = await screen.findByRole('button', {}, { timeout: 60_000 });
  expect(line.textContent).toMatch(/^Positions 3▲\+7\.50?\sUSDT$/);
  fireEvent.click(line);
  expect(onOpen).toHaveBeenCalledOnce();
});

test('PO1: results in several currencies are not added up', async () => {
  stage.positions = [sampleContract, { ...sampleContract, id: '14', quoteId: '78' }];
  draw();
  expect((await screen.findByRole('button')).textContent).toBe('Positions 2');
});

test('PO1: a result that one of them lacks is a dash, and without positions there is no line', async () => {
  stage.positions = [sampleContract, { ...sampleContract, id: '12' }];
  stage.views = new Map([[sampleContract.id, { net: amount('-3.5') }]]);
  draw();
  expect((await screen.findByRole('button')).textContent).toContain('—');
  cleanup();
  stage.positions = [];
  draw();
  expect(screen.queryByRole('button')).toBeNull();
});
