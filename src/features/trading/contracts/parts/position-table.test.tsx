import { cleanup, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { parseRuntimeConfig } from '../../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../../core/config/use-runtime-config.ts';
import { price } from '../../../../core/money/amount.ts';
import type { PositionView } from '../model/contract-position.ts';
import { PositionTable } from './position-table.tsx';

afterEach(cleanup);

const nothing = (): void => undefined;
const view: PositionView = {
  net: undefined,
  returned: undefined,
  risk: undefined,
  level: undefined,
  liquidation: price('59870'),
  isOutOfReach: false,
  isForeign: false,
  isByOthers: false,
  distance: undefined,
};

test('PO1: both levels of a position stand one above the other, each with the places of its pair', async () => {
  render(
    <Suspense>
      <PositionTable
        positions={[{ ...sampleContract, takeProfit: price('64012.2'), stopLoss: price('60904') }]}
        views={new Map([[sampleContract.id, view]])}
        stepOf={() => price('0.1')}
        isClosed={() => false}
        underWay={new Set()}
        failures={new Map()}
        onOpen={nothing}
        onStops={nothing}
        onClose={nothing}
      />
    </Suspense>,
  );
  const levels = (await screen.findByText('64,012.2', {}, { timeout: 60_000 })).parentElement;
  // The last figures to go where a desk is narrow.
  expect(levels?.closest('td')?.dataset['less']).toBe('last');
  expect([...(levels?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['64,012.2', '60,904.0']);
  // Beside a watchlist and two books the result is still there: size and liquidation give it their room.
  const heads = screen.getAllByRole('columnheader').map(({ dataset, textContent }) => [textContent, dataset['less']]);
  expect(heads.filter(([, less]) => less === 'phone').map(([name]) => name)).toEqual([
    'Size / Margin',
    'Est. liquidation',
  ]);
  // What it locks stands below its size, in one cell.
  expect(screen.getByText('36.76 USDT').closest('td')?.textContent).toBe('0.03\u00a0BTC36.76\u00a0USDT');
  // What a row says of the risk stands below the name there.
  expect(screen.getByText('Est. liquidation 59,870.0').closest('td')?.dataset['less']).toBeUndefined();
  expect(heads).toContainEqual(['P&L after fees', undefined]);
});

test('MK4, PO1: of a closed market a position says so, and of an open one it does not', async () => {
  const eur = { ...sampleContract, id: 'eur', symbol: 'EUR/USD' };
  render(
    <Suspense>
      <PositionTable
        positions={[sampleContract, eur]}
        views={new Map()}
        stepOf={() => price('0.1')}
        isClosed={(symbol) => symbol === 'EUR/USD'}
        underWay={new Set()}
        failures={new Map()}
        onOpen={nothing}
        onStops={nothing}
        onClose={nothing}
      />
    </Suspense>,
  );
  const said = await screen.findAllByText('Market closed', {}, { timeout: 60_000 });
  expect(said.map((one) => one.closest('tr')?.textContent)).toEqual([expect.stringContaining('EUR/USD')]);
});

test.each([
  [{}, '/pages/copytrade/my?copy=copied'],
  [{ products: { copyTrading: false } }, undefined],
])(
  'PO1, CT3: the line of a copied position leads to where it is taken over, as its card does: %j',
  async (config, address) => {
    const copied = { ...sampleContract, id: 'copied', symbol: 'ETH/USDT', kind: 'copied' } as const;
    render(
      <RuntimeConfigContext value={parseRuntimeConfig(config)}>
        <MemoryRouter>
          <Suspense>
            <PositionTable
              positions={[sampleContract, copied]}
              views={new Map()}
              stepOf={() => price('0.1')}
              isClosed={() => false}
              underWay={new Set()}
              failures={new Map()}
              onOpen={nothing}
              onStops={nothing}
              onClose={nothing}
            />
          </Suspense>
        </MemoryRouter>
      </RuntimeConfigContext>,
    );
    const row = (await screen.findByText('Copied from a trader', {}, { timeout: 60_000 })).closest('tr');
    if (row === null) throw new Error('no line');
    const way = within(row).queryByRole('link', { name: 'Take over or stop following' });
    expect(way?.getAttribute('href')).toBe(address);
    expect(within(row).queryByRole('button', { name: /^Close / })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Close / })).toHaveLength(1);
  },
);
