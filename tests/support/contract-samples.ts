import type { ContractOrder } from '../../src/core/domain/orders/contract-order.ts';
import { amount, price, quantity, rate } from '../../src/core/money/amount.ts';
import type { ContractContext } from '../../src/features/trading/contracts/model/contract-ticket.ts';
import type { SentContract } from '../../src/features/trading/contracts/model/contract-way.ts';

/** Three lots of a hundredth of a BTC, long, with 50 times leverage. */
export const sampleContract: ContractOrder = {
  id: '21',
  displayId: '10021',
  symbol: 'BTC/USDT',
  baseId: '1',
  quoteId: '3',
  direction: 'long',
  status: 'open',
  kind: 'own',
  requestedPrice: price('61250.5'),
  openPrice: price('61250.5'),
  lastPrice: price('61300'),
  takeProfit: undefined,
  stopLoss: undefined,
  lots: quantity('3'),
  size: quantity('0.03'),
  leverage: rate('50'),
  marginAtOpen: amount('36.7503'),
  margin: amount('36.7503'),
  openFee: amount('0.9187575'),
  overnightRate: rate('0.03'),
  overnightFee: amount('0'),
  profit: amount('1.485'),
  realisedProfit: undefined,
  createdAt: '2025-01-02 03:04:05',
  openedAt: '2025-01-02 03:04:05',
  closedAt: undefined,
};

/** Five lots of a person's own with 10 times leverage, closed at a profit. */
export const closedTrade: ContractOrder = {
  ...sampleContract,
  id: '20',
  status: 'closed',
  requestedPrice: price('60000'),
  openPrice: price('60000'),
  lastPrice: price('60400'),
  lots: quantity('5'),
  size: quantity('0.05'),
  leverage: rate('10'),
  marginAtOpen: amount('300'),
  margin: amount('300'),
  openFee: amount('1.5'),
  profit: amount('20'),
  realisedProfit: amount('20'),
  createdAt: '2026-01-05 08:00:00',
  openedAt: '2026-01-05 08:00:00',
  closedAt: '2026-01-05 09:00:00',
};

/** The order of that position as it is sent, with levels to be set once it has opened. */
export const sentContract = {
  id: 's1',
  symbol: 'BTC/USDT',
  base: 'BTC',
  quote: 'USDT',
  orderType: 'market',
  order: {
    baseId: '1',
    quoteId: '3',
    direction: 'long',
    lots: quantity('3'),
    leverage: rate('50'),
    type: 'market',
  },
  stops: { takeProfit: price('62000'), stopLoss: price('60000') },
} as const satisfies SentContract;

/** A person with 1,000 USDT, no position, and a pair at 60,000 whose lot is a hundredth. */
export const sampleContractContext = {
  instrument: {
    symbol: 'BTC/USDT',
    base: { id: '1', name: 'BTC' },
    quote: { id: '3', name: 'USDT' },
    priceStep: price('0.1'),
    isOpen: true,
    contract: {
      lotSize: quantity('0.01'),
      lotsMin: quantity('1'),
      lotsMax: undefined,
      feePercent: rate('0.05'),
      overnightPercent: rate('0.03'),
      spread: price('0'),
    },
  },
  languageTag: 'en',
  last: price('60000'),
  terms: {
    lots: { min: quantity('1'), max: quantity('100') },
    leverages: [rate('5'), rate('10'), rate('50')],
    lotPresets: [],
    lastPrice: price('60000'),
    available: amount('1000'),
    quoteInUsdt: price('1'),
    openPositions: [],
  },
  state: {
    available: amount('1000'),
    riskRate: undefined,
    margin: undefined,
    marginAtOpen: undefined,
    profit: undefined,
    pairMargin: undefined,
    pairMarginAtOpen: undefined,
    pairProfit: undefined,
  },
  positions: [],
  burstLevel: rate('10'),
} satisfies ContractContext;
