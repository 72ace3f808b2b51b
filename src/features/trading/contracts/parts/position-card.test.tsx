import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseRuntimeConfig } from '../../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../../core/config/use-runtime-config.ts';
import { countingOf, usualCounting, type ContractCounting } from '../../../../core/domain/orders/contract-counting.ts';
import { dialects } from '../../../../core/domain/server/server-dialect.ts';
import { multiply } from '../../../../core/money/fixed-point.ts';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { amount, price, rate } from '../../../../core/money/amount.ts';
import { MoneyMarkContext } from '../../../../core/ui/money/money-mark.ts';
import { positionView, standingOf, type ContractPurse } from '../model/contract-position.ts';
import { CloseSheet } from './close-sheet.tsx';
import { PositionCard } from './position-card.tsx';

afterEach(cleanup);

const burstLevel = rate('5');
/** Nothing was ever put in: there is nothing to measure a risk by. */
const withoutMargin = { ...sampleContract, marginAtOpen: amount('0'), margin: amount('0') };
/** The loss has used up the whole balance behind it. */
const atNothing = { ...sampleContract, profit: amount('-36.7503') };
const sampleState = {
  available: undefined,
  riskRate: undefined,
  margin: undefined,
  marginAtOpen: undefined,
  profit: undefined,
  pairMargin: undefined,
  pairMarginAtOpen: undefined,
  pairProfit: undefined,
};
const asked = { position: atNothing, priceStep: undefined, counting: usualCounting };

async function showCard(position: typeof sampleContract, purse: Partial<ContractPurse>, isMarketClosed = false) {
  const onClose = vi.fn<() => void>();
  const whole = { positions: [position], available: amount('0'), state: undefined, burstLevel, ...purse };
  const view = positionView(position, standingOf(whole));
  render(
    <Suspense>
      <PositionCard
        position={position}
        view={view}
        priceStep={undefined}
        isMarketClosed={isMarketClosed}
        isClosing={false}
        failure={undefined}
        onOpen={() => undefined}
        onStops={() => undefined}
        onClose={onClose}
      />
    </Suspense>,
  );
  const close = await screen.findByRole<HTMLButtonElement>('button', { name: /^Close Long/ }, { timeout: 60_000 });
  const riskOf = () => screen.getByText('To liquidation').closest('div')?.querySelector('dd')?.textContent;
  return { onClose, close, risk: riskOf() };
}

test('PO1, CT3: a copied position has no close of its own, and leads to where it is taken over', async () => {
  const position = { ...sampleContract, kind: 'copied' } as const;
  const whole = { positions: [position], available: amount('0'), state: undefined, burstLevel };
  const rest = () => undefined;
  render(
    <RuntimeConfigContext value={parseRuntimeConfig({})}>
      <MemoryRouter>
        <Suspense>
          <PositionCard
            position={position}
            view={positionView(position, standingOf(whole))}
            priceStep={undefined}
            isMarketClosed={false}
            isClosing={false}
            failure={undefined}
            onOpen={rest}
            onStops={rest}
            onClose={rest}
          />
        </Suspense>
      </MemoryRouter>
    </RuntimeConfigContext>,
  );
  const way = await screen.findByRole('link', { name: 'Take over or stop following' });
  expect(way.getAttribute('href')).toBe(`/pages/copytrade/my?copy=${position.id}`);
  expect(screen.queryByRole('button', { name: /^Close / })).toBeNull();
});

test('MK4, PO1: the last price of a closed market says so', async () => {
  await showCard(sampleContract, {});
  expect(screen.queryByText('Market closed')).toBeNull();
  cleanup();
  const { close } = await showCard(sampleContract, {}, true);
  expect(screen.getByText('Last price').closest('div')?.querySelector('dd')?.textContent).toBe('61,300Market closed');
  // The server may let it go all the same.
  expect(close.disabled).toBe(false);
});

test('PO1: a last price that the server does not give is a dash with its reason, and no distance is told from it', async () => {
  const purse = { available: amount('100') };
  await showCard(sampleContract, purse);
  const factOf = (label: string) => screen.getByText(label).closest('div')?.querySelector('dd')?.textContent;
  expect(factOf('Last price')).toBe('61,300');
  expect(factOf('To liquidation')).toMatch(/%$/);
  cleanup();
  // No word calms: far from the liquidation the distance stands for itself.
  await showCard(sampleContract, { available: amount('250') });
  expect(factOf('To liquidation')).toMatch(/^[1-9]\d\.\d\d%$/);
  cleanup();
  await showCard({ ...sampleContract, lastPrice: undefined }, purse);
  expect(factOf('Last price')).toBe('—Not stated');
  expect(factOf('To liquidation')).not.toMatch(/^(Watch|Danger) · \d/);
});

test('PO1, T18, T2: a card has side, size, entry, mark, result with return, distance and levels, and no risk rate', async () => {
  const stopped = { ...sampleContract, takeProfit: undefined, stopLoss: price('61000') };
  await showCard(stopped, { available: amount('100') });
  const factOf = (label: string) => screen.getByText(label).closest('div')?.querySelector('dd')?.textContent;
  expect(['Size', 'Entry', 'Last price', 'Est. liquidation'].map(factOf)).toEqual([
    '0.03\u00a0BTC',
    '61,250.5',
    '61,300',
    expect.stringMatching(/^[\d,.]+$/),
  ]);
  expect(factOf('TP / SL')).toBe('none / 61,000');
  // What it locks is read out as well: not in the button, whose name is its own.
  const margin = screen.getByText('36.76 USDT').parentElement;
  expect([margin?.textContent, margin?.closest('button')]).toEqual(['Margin 36.76\u00a0USDT', null]);
  expect(document.body.textContent).toMatch(/ROE ▲\+\d/);
  expect(document.body.textContent).not.toContain('Risk rate');
});

describe('a position with nothing behind it', () => {
  test('PO3: without margin there is no return, never a figure that is none, and closing is offered', async () => {
    const { close, onClose } = await showCard(withoutMargin, {});
    expect(screen.queryByText('ROE')).toBeNull();
    expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/);
    expect(close.disabled).toBe(false);
    fireEvent.click(close);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('PO3: an unknown distance is a dash while the money behind it is unknown', async () => {
    const { close, risk } = await showCard(sampleContract, { available: undefined });
    expect(risk).toMatch(/^—/);
    expect(close.disabled).toBe(false);
  });

  test('PO3: at zero equity it is danger in words, and closing is offered', async () => {
    const { close, onClose, risk } = await showCard(atNothing, {});
    expect(risk).toMatch(/^Danger/);
    expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/);
    fireEvent.click(close);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('PO3: the question before closing takes a yes at any result', async () => {
    const onConfirm = vi.fn<() => void>();
    render(
      <Suspense>
        <CloseSheet {...asked} onConfirm={onConfirm} onCancel={() => undefined} />
      </Suspense>,
    );
    const yes = await screen.findByRole(
      'button',
      { name: /^Close (?:the )?position/i, hidden: true },
      { timeout: 60_000 },
    );
    // The protocol closes no part of a contract.
    expect(screen.getByText(/^It closes whole, at the next price\./)).toBeDefined();
    fireEvent.click(yes);
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});

describe('turning a position round', () => {
  const show = (mark: 'real' | 'simulated') =>
    render(
      <Suspense>
        <MoneyMarkContext value={mark}>
          <CloseSheet {...asked} {...{ onConfirm, onCancel: onConfirm, onReverse }} />
        </MoneyMarkContext>
      </Suspense>,
    );
  const onConfirm = vi.fn<() => void>();
  const onReverse = vi.fn<() => void>();
  const find = (name: string) => screen.findByRole('button', { name, hidden: true }, { timeout: 60_000 });

  test('E34, H8: the button says whose money it is, and weighs as much as closing', async () => {
    show('simulated');
    const practice = await find('Practice reverse: close, then open Short');
    const neighbour = await find('Close practice position');
    expect([...practice.classList]).toEqual(expect.arrayContaining([...neighbour.classList]));
    cleanup();
    show('real');
    fireEvent.click(await find('Reverse: close, then open Short'));
    expect([onReverse.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0]);
  });
});

test('W16: where the server closes by its own rule its rate stands as it said it, and no word or price is made of it', async () => {
  const state = { ...sampleState, riskRate: rate('9992.5') };
  const counting = countingOf(dialects.d.contracts, {});
  const { risk } = await showCard(sampleContract, { available: amount('100'), state, counting });
  expect(risk).toBe('Risk rate 9,992.50%, as reported');
  expect(screen.getByText('Est. liquidation').closest('div')?.querySelector('dd')?.textContent).toBe(
    '—The rule by which positions are closed here is not known: no price can be worked out.',
  );
  expect(document.body.textContent).not.toMatch(/Watch|Danger|out of reach/);
});

test('W16: a result that the server does not say is counted with the leverage only where the server does so', async () => {
  const silent = { ...sampleContract, profit: undefined, openFee: amount('0'), overnightFee: amount('0') };
  const netOf = (profit: ContractCounting['profit']) =>
    positionView(
      silent,
      standingOf({
        positions: [silent],
        available: undefined,
        state: undefined,
        burstLevel,
        counting: { ...usualCounting, profit },
      }),
    ).net;
  const plain = netOf('price') ?? amount('0');
  expect(netOf('leveraged')).toBe(multiply(plain, silent.leverage));
  expect(netOf('unknown')).toBeUndefined();
});
