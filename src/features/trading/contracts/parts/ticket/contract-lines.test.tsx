import { cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { sampleContractContext } from '../../../../../../tests/support/contract-samples.ts';
import { countingOf, type ContractCounting } from '../../../../../core/domain/orders/contract-counting.ts';
import { dialects } from '../../../../../core/domain/server/server-dialect.ts';
import { amount, price, quantity, rate } from '../../../../../core/money/amount.ts';
import { MoneyMarkContext } from '../../../../../core/ui/money/money-mark.ts';
import { contractForm } from '../../model/contract-form.ts';
import { emptyContract, type ContractContext, type ContractDraft } from '../../model/contract-ticket.ts';
import { takeContractSnapshot } from '../../model/contract-way.ts';
import { ContractConfirmSheet } from './contract-confirm-sheet.tsx';
import { ContractLines } from './contract-lines.tsx';
import { TicketStopsSheet } from './ticket-stops-sheet.tsx';
import { LiquidationText } from '../liquidation-text.tsx';

afterEach(cleanup);

const withoutTerms: ContractContext = {
  instrument: {
    symbol: 'BTC/USDT',
    base: { id: '1', name: 'BTC' },
    quote: { id: '3', name: 'USDT' },
    priceStep: price('0.1'),
    isOpen: true,
    contract: undefined,
  },
  languageTag: 'en',
  last: price('60000'),
  terms: undefined,
  state: undefined,
  positions: undefined,
  burstLevel: undefined,
};

async function show(part: ReactNode): Promise<string> {
  render(
    <Suspense>
      <div data-testid="shown">{part}</div>
    </Suspense>,
  );
  return (await screen.findByTestId('shown', {}, { timeout: 60_000 })).textContent;
}

const lines = (isSignedIn: boolean) => {
  const draft: ContractDraft = { ...emptyContract, sizeUnit: 'lots', sizeText: '1' };
  const reading = contractForm.read(draft, withoutTerms);
  const rest = () => undefined;
  const form = { ...reading, draft, act: rest, ask: rest, rest, errorOf: rest };
  return <ContractLines form={form} context={withoutTerms} isSignedIn={isSignedIn} />;
};

test('OE3 ContractLines: only a visitor is sent to the login; to others the conditions have not come', async () => {
  expect(await show(lines(false))).toContain('Log in to see it');
  cleanup();
  const text = await show(lines(true));
  expect(text).toContain('The conditions of this pair are not here yet.');
  expect(text).not.toContain('Log in');
});

test('PO1 LiquidationText: out of reach is said in words, what is not known is a dash with its reason', async () => {
  expect(await show(<LiquidationText value={undefined} unknown={undefined} />)).toBe('out of reach');
  cleanup();
  expect(await show(<LiquidationText value={undefined} unknown="Nobody says." />)).toBe('—Nobody says.');
  cleanup();
  expect(await show(<LiquidationText value={price('54000')} distance={rate('10')} unknown="Nobody says." />)).toBe(
    '54,000 (10.00% away)',
  );
});

test('T4 TicketStopsSheet: its button names practice money, as that of the ticket does', async () => {
  const draft = { ...emptyContract, direction: 'short' } as const;
  const rest = () => undefined;
  const form = { ...contractForm.read(draft, withoutTerms), draft, act: rest, ask: rest, rest, errorOf: rest };
  const sheet = { form, context: withoutTerms, isOpen: true, onSubmit: rest, onClose: rest };
  for (const [mark, name] of [
    ['real', 'Open short BTC'],
    ['simulated', 'Practice open short BTC'],
  ] as const) {
    const part = <TicketStopsSheet {...sheet} />;
    expect(await show(<MoneyMarkContext value={mark}>{part}</MoneyMarkContext>)).toContain(name);
    cleanup();
  }
});

const terms = {
  lots: { min: quantity('1'), max: undefined },
  leverages: [rate('10')],
  lotPresets: [],
  lastPrice: undefined,
  available: amount('1000'),
  quoteInUsdt: undefined,
  openPositions: [],
};
const lot = { lotSize: quantity('1000'), lotsMin: undefined, lotsMax: undefined, feePercent: rate('0') };
const dear: ContractContext = {
  ...withoutTerms,
  instrument: {
    ...withoutTerms.instrument,
    contract: { ...lot, overnightPercent: undefined, spread: price('0') },
  },
  terms,
};
const twoLots: ContractDraft = { ...emptyContract, sizeUnit: 'lots', sizeText: '2' };
const readWith = (counting: ContractCounting) => contractForm.read(twoLots, { ...dear, counting });
const linesWith = (counting: ContractCounting) => {
  const rest = () => undefined;
  const form = { ...readWith(counting), draft: twoLots, act: rest, ask: rest, rest, errorOf: rest };
  return <ContractLines form={form} context={{ ...dear, counting }} isSignedIn />;
};

test('W15: a margin that nothing has proven blocks no order, and says that it is a guess', async () => {
  const guess = countingOf(dialects.standard.contracts, {});
  expect(readWith(guess).errors).toEqual([]);
  expect(readWith({ ...guess, isProven: true }).errors).toMatchObject([{ key: 'error.balance' }]);
  expect(await show(linesWith(guess))).toContain('you can send it, but it may be refused');
});

test('W15: lots alone make the margin where the server counts so', async () => {
  const { summary, errors } = readWith(countingOf(dialects.d.contracts, {}));
  expect([summary.cost?.value, summary.cost?.margin, errors.length]).toEqual(['120000000', '200', 0]);
  expect(await show(linesWith(countingOf(dialects.d.contracts, {})))).toContain('are estimates');
});

test('W15: where no formula fits, the margin is a dash with its reason, and lots can still be sent', async () => {
  const counting = countingOf(dialects.d.contracts, { margin: 'unknown' });
  const { summary, errors } = readWith(counting);
  expect([summary.cost?.margin, summary.cost?.needed, summary.liquidation, errors.length]).toEqual([
    undefined,
    undefined,
    undefined,
    0,
  ]);
  const snapshot = takeContractSnapshot('1', { draft: twoLots, summary, context: { ...dear, counting } });
  expect(snapshot?.order.lots).toBe('2');
  const text = await show(linesWith(counting));
  expect(text).toContain('—How margin is counted here is not known');
  expect(text).toContain('—The rule by which positions are closed here is not known');
});

test('18B: a fee that the server does not tell is a dash with its reason, never 0, and the order can be sent', async () => {
  const contract = { ...lot, feePercent: undefined, overnightPercent: undefined, spread: price('0') };
  const context = {
    ...dear,
    instrument: { ...dear.instrument, contract },
    terms: { ...terms, available: amount('90000') },
  };
  const draft = { ...twoLots, sizeText: '1' };
  const reading = contractForm.read(draft, context);
  expect(reading.errors).toEqual([]);
  const { cost } = reading.summary;
  expect([cost?.fee, cost?.needed, cost?.margin, reading.summary.liquidation]).toEqual([
    undefined,
    undefined,
    '6000000',
    undefined,
  ]);
  const snapshot = takeContractSnapshot('1', { draft, summary: reading.summary, context });
  expect([snapshot?.order.lots, snapshot?.cost.fee]).toEqual(['1', undefined]);
  const rest = () => undefined;
  const form = { ...reading, draft, act: rest, ask: rest, rest, errorOf: rest };
  const text = await show(<ContractLines form={form} context={context} isSignedIn />);
  expect(text.split('—Opening fee not published')).toHaveLength(4);
  expect(text).not.toMatch(/Opening fee\W*0/);
  cleanup();
  const state = { kind: 'confirm', snapshot, guards: [], drift: undefined } as never;
  const sheet = (
    <ContractConfirmSheet
      state={state}
      isDemo={false}
      onConfirm={rest}
      onCancel={rest}
      onAdjustChecks={rest}
      risk={undefined}
    />
  );
  const asked = await show(sheet);
  expect(asked).toContain('—Opening fee not published');
  // The value of a position is bound to it, and not handed out.
  expect(asked).toContain('Position value');
  expect(asked).not.toContain('You get');
  expect(asked).not.toMatch(/NaN|undefined/);
});

test('W15: a size in margin cannot be turned into lots where the margin is not known, and that is said', () => {
  const counting = countingOf(dialects.d.contracts, { margin: 'unknown' });
  const draft = { ...twoLots, sizeUnit: 'margin' } as const;
  expect(contractForm.read(draft, { ...dear, counting }).errors).toMatchObject([{ key: 'error.marginUnknown' }]);
});

test('T10: where the balance is the reason, no line names another one', async () => {
  for (const sizeUnit of ['lots', 'margin'] as const) {
    const draft: ContractDraft = { ...emptyContract, sizeUnit, sizeText: '100000000' };
    const reading = contractForm.read(draft, dear);
    expect(reading.errors).toMatchObject([{ field: 'size', key: 'error.balance' }]);
    const rest = () => undefined;
    const form = { ...reading, draft, act: rest, ask: rest, rest, errorOf: rest };
    const text = await show(<ContractLines form={form} context={dear} isSignedIn />);
    expect(text).toContain('—More than you have available');
    expect(text).not.toMatch(/no price for a market order|not known here/);
    cleanup();
  }
});

test('T10: before there is a size no line stands in the ticket', () => {
  const reading = contractForm.read(emptyContract, dear);
  const rest = () => undefined;
  const form = { ...reading, draft: emptyContract, act: rest, ask: rest, rest, errorOf: rest };
  const { container } = render(<ContractLines form={form} context={dear} isSignedIn />);
  expect(container.textContent).toBe('');
});

const nightly: ContractContext = {
  ...dear,
  instrument: {
    ...dear.instrument,
    contract: {
      ...lot,
      lotSize: quantity('0.001'),
      feePercent: rate('0.05'),
      overnightPercent: rate('0.03'),
      spread: price('0'),
    },
  },
};

async function confirmation(draft: ContractDraft, context = nightly): Promise<string> {
  const rest = () => undefined;
  const snapshot = takeContractSnapshot('one', { draft, summary: contractForm.summary(draft, context), context });
  if (snapshot === undefined) throw new Error('the sample order is not complete');
  await show(
    <ContractConfirmSheet
      state={{ kind: 'confirm', snapshot, guards: [], drift: undefined }}
      isDemo={false}
      onConfirm={rest}
      onCancel={rest}
      onAdjustChecks={rest}
      risk={undefined}
    />,
  );
  // What is folded is not seen.
  document.querySelector('details')?.remove();
  return (await screen.findByRole('dialog', { hidden: true })).textContent.replaceAll('\u00a0', ' ');
}

test('what backs a position and what it costs each night is seen before anything is unfolded', async () => {
  const reading = contractForm.read(twoLots, nightly);
  const rest = () => undefined;
  const form = { ...reading, draft: twoLots, act: rest, ask: rest, rest, errorOf: rest };
  expect(await show(<ContractLines form={form} context={nightly} isSignedIn />)).toContain('0.03% a night');
  cleanup();
  const text = await confirmation(twoLots);
  expect(text).toContain('A loss can use up the whole USDT contract account.');
  expect(text).toContain('Overnight fee0.03% of the value each night');
});

test('PO1: an order against an open position says that the position stays open', async () => {
  const says = 'Short BTC/USDT stays open: this order does not close it.';
  const open = (direction: 'long' | 'short'): ContractContext => ({
    ...nightly,
    positions: [{ direction, openPrice: price('60000'), size: quantity('1') }],
  });
  expect(await confirmation(twoLots, open('short'))).toContain(says);
  cleanup();
  expect(await confirmation(twoLots, open('long'))).not.toContain('stays open');
  cleanup();
  // That position has just been closed for this order.
  const own = { ...emptyContract, direction: 'short' } as const;
  expect(await confirmation({ ...twoLots, own }, open('short'))).not.toContain('stays open');
});

test('the result of a stop is an estimate, and a gap can make it larger', async () => {
  const text = await confirmation({ ...twoLots, stopTexts: { takeProfit: '', stopLoss: '58000' } });
  expect(text).toMatch(/Stop loss58,000\.0 · ≈estimate▼-4\.\d+ USDTA gap can make it larger\./);
  expect(text).toContain('TP / SLResult there after known fees:Take profitnone');
});

test('a contract is confirmed in five rows: liquidation and nights are second lines, levels one row with a line each', async () => {
  const shownLines = async (stopLoss: string): Promise<readonly string[]> => {
    cleanup();
    await confirmation({ ...twoLots, stopTexts: { takeProfit: '', stopLoss } });
    const list = document.querySelector('dl');
    // A name and its value each, as a screen reader goes through them.
    return [...(list?.children ?? [])].map((line) => {
      expect([...line.children].map(({ tagName }) => tagName)).toEqual(['DT', 'DD']);
      return `${line.className.includes('below') ? '' : 'row '}${line.firstElementChild?.textContent ?? ''}`;
    });
  };
  const [pay, value, opens, fee, after] = [
    'row You pay',
    'row Position value',
    ['row Opens at', 'Est. liquidation'],
    ['row Opening fee', 'Overnight fee'],
    'row USDT available after',
  ];
  expect(await shownLines('')).toEqual([pay, value, ...opens, ...fee, after]);
  expect(await shownLines('58000')).toEqual([
    pay,
    value,
    ...opens,
    ...fee,
    'row TP / SL',
    'Take profit',
    'Stop loss',
    after,
  ]);
});

test('what is left after a market order is an estimate, as what it takes', async () => {
  expect(await confirmation(twoLots)).toMatch(/USDT available after≈estimate\s*[\d,.]+ USDT/);
  cleanup();
  const limit: ContractDraft = { ...twoLots, orderType: 'limit', priceText: '59000', isPriceTouched: true };
  expect(await confirmation(limit)).toMatch(/USDT available after\s*[\d,.]+ USDT/);
});

test('a limit order says that it opens without levels; a market order does not', async () => {
  const limit: ContractDraft = { ...twoLots, orderType: 'limit', priceText: '59000', isPriceTouched: true };
  expect(await confirmation(limit)).toContain('It opens without TP/SL: set them once it has opened.');
  cleanup();
  expect(await confirmation(twoLots)).not.toContain('without TP/SL');
});

test('a waiting order tells where it moves the liquidation of the open position, a market order is watched', async () => {
  const held: ContractContext = {
    ...nightly,
    positions: [{ direction: 'long', openPrice: price('60000'), size: quantity('0.05') }],
    burstLevel: rate('10'),
    state: { ...sampleContractContext.state, marginAtOpen: amount('120'), pairMarginAtOpen: amount('120') },
  };
  const limit: ContractDraft = {
    ...twoLots,
    sizeText: '10',
    orderType: 'limit',
    priceText: '59000',
    isPriceTouched: true,
  };
  const text = await confirmation(limit, held);
  expect(text).toMatch(/Liquidation moves\s*[\d,.]+ → [\d,.]+/);
  expect(text).not.toContain('come nearer');
  const already = 'While it waits, its margin and fee are held: your USDT positions are closer to liquidation already.';
  expect(text).toContain(already);
  cleanup();
  const market = await confirmation({ ...limit, orderType: 'market' }, held);
  expect([market.includes('Liquidation moves'), market.includes(already)]).toEqual([false, false]);
  cleanup();
  expect(await confirmation(limit, { ...held, positions: [], state: sampleContractContext.state })).not.toContain(
    already,
  );
  cleanup();
  // Of the other pairs the sums alone are known.
  const elsewhere = { ...held, state: { ...held.state, marginAtOpen: amount('500') } } as ContractContext;
  expect(await confirmation(limit, elsewhere)).toContain(
    'Once it fills, the liquidation of your other USDT positions can come nearer.',
  );
});

test('T8 TicketStopsSheet: below one lot a level has a dash with its reason, and no result of nothing', async () => {
  const draft: ContractDraft = { ...twoLots, sizeText: '0', stopTexts: { takeProfit: '', stopLoss: '58000' } };
  const rest = () => undefined;
  const form = { ...contractForm.read(draft, nightly), draft, act: rest, ask: rest, rest, errorOf: () => undefined };
  const sheet = { form, context: nightly, isOpen: true, onSubmit: undefined, onClose: rest };
  const text = await show(<TicketStopsSheet {...sheet} />);
  expect(text.match(/—Enter a size/g)).toHaveLength(2);
  expect(text).not.toContain('0 USDT');
});
