import type { PayableCurrency, OptionOrder, OptionPeriod } from '../../src/core/domain/orders/option.ts';
import { amount, price, rate } from '../../src/core/money/amount.ts';
import type { OptionContext } from '../../src/features/trading/options/model/option-draft.ts';

/** An option of half a minute that has just been opened. */
export const sampleOption: OptionOrder = {
  id: '7',
  displayId: '10007',
  matchId: '1001',
  symbol: 'BTC/USDT',
  payingCurrencyId: '3',
  payingCurrency: 'USDT',
  direction: 'up',
  status: 'open',
  result: undefined,
  seconds: 30,
  stake: amount('10'),
  fee: amount('0.05'),
  openPrice: price('60000'),
  endPrice: undefined,
  payoutRate: rate('85'),
  lossRate: undefined,
  profit: undefined,
  createdAt: '2026-01-05 12:00:00',
  dueAt: '2026-01-05 12:00:30',
  settledAt: undefined,
  remainingMs: undefined,
};

export const settledOption = (changes: Partial<OptionOrder>): OptionOrder => ({
  ...sampleOption,
  status: 'settled',
  result: 'won',
  endPrice: price('60010'),
  profit: amount('8.5'),
  settledAt: '2026-01-05 12:00:31',
  ...changes,
});

const period = (seconds: number, changes: Partial<OptionPeriod> = {}): OptionPeriod => ({
  id: String(seconds),
  seconds,
  payoutRate: rate('85'),
  lossRate: undefined,
  minStake: undefined,
  maxStake: amount('2000'),
  ...changes,
});

const usdt: PayableCurrency = {
  id: '3',
  name: 'USDT',
  feeRate: rate('0.5'),
  minStake: amount('5'),
  maxStake: amount('20000'),
  maxOpen: 20,
  available: amount('1000'),
  presets: [amount('10'), amount('50')],
};

/** Two lengths and one currency; a thousand USDT to stake. */
export const optionContext = (changes: Partial<OptionContext> = {}): OptionContext => ({
  instrument: {
    id: '1001',
    symbol: 'BTC/USDT',
    quote: { id: '3', name: 'USDT' },
    isOpen: true,
    priceStep: price('0.01'),
  },
  languageTag: 'en',
  last: price('60000'),
  periods: [period(30), period(600, { payoutRate: rate('45'), lossRate: rate('50'), maxStake: amount('100') })],
  currencies: [usdt, { ...usdt, id: '1', name: 'BTC', available: undefined, presets: [] }],
  ...changes,
});
