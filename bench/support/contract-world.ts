import { amount } from '../../src/core/money/amount.ts';
import { usualSettings } from '../../src/adapters/mock/engine/products/contracts/contract-account.ts';
import { createContractDomain } from '../../src/adapters/mock/engine/products/contracts/contract-domain.ts';
import type { ContractState } from '../../src/adapters/mock/engine/products/contracts/contract-book.ts';
import { freeAccount } from '../../src/adapters/mock/engine/products/contracts/contract-rules.ts';
import { openLedger } from '../../src/adapters/mock/engine/ledger/double-entry-ledger.ts';
import { Kernel } from '../../src/adapters/mock/engine/kernel/kernel.ts';
import { mountDomain } from '../../src/adapters/mock/engine/kernel/domain/mounted-domain.ts';
import type { Step } from '../../src/adapters/mock/engine/kernel/domain/domain.ts';
import { createMarket } from '../../src/adapters/mock/engine/market/create-market.ts';
import { listedInstruments, type ListedInstrument } from '../../src/adapters/mock/engine/market/facts/instruments.ts';
import type { Market } from '../../src/adapters/mock/engine/kernel/domain/market.ts';

/** Monday 2026-01-05 12:00 UTC. */
export const start = Date.UTC(2026, 0, 5, 12);
const seed = 20_260_101;

export const desk = { account: 'moni', root: 'monilever' } as const;

/** Coins with contracts, in the order of the list. */
export const coins = listedInstruments.filter(({ category }) => category === 'crypto');

export interface NewPosition {
  readonly user: string;
  readonly pair: ListedInstrument;
  readonly direction: 'long' | 'short';
  readonly lots: number;
  readonly leverage: number;
}

export interface ContractWorld {
  readonly kernel: Kernel;
  readonly market: Market;
  /** The state as a tick at that moment meets it. */
  step(at: number): Step<ContractState>;
  /** Money of the faucet into the contract account, or back. */
  pay(user: string, sum: string): void;
  takeBack(user: string, sum: string): void;
  open(position: NewPosition): void;
}

/** The backend's contracts with its own market, ledger and commands, and nothing else. */
export function contractWorld(): ContractWorld {
  const market = createMarket({ seed, epoch: start, instruments: listedInstruments, history: [] });
  const domain = mountDomain(createContractDomain({ ...desk, personBehind: undefined, settings: usualSettings }));
  const nothing = () => [];
  const kernel = Kernel.create(
    { seed, epoch: start },
    {
      domains: [domain],
      market,
      openLedger,
      authenticate: () => undefined,
      hasPicture: () => Promise.resolve(false),
      findUser: () => undefined,
      cases: () => [],
      standings: () => [],
      sales: () => [],
      presented: () => ({ market: [], scene: undefined, sceneWork: 0 }),
      eventsSince: nothing,
      personalEventsSince: nothing,
      worthDays: () => [],
      stressEvents: nothing,
    },
    start,
  );
  const faucet = { house: 'faucet' } as const;
  return {
    kernel,
    market,
    step: (at) => ({ ...kernel.world(), at, slice: domain.slice() }),
    pay: (user, sum) => {
      const to = freeAccount(desk.account, user);
      kernel.ledger.transfer([{ from: faucet, to, currency: 'USDT', amount: amount(sum), kind: 8 }], start);
    },
    takeBack: (user, sum) => {
      const from = freeAccount(desk.account, user);
      kernel.ledger.transfer([{ from, to: faucet, currency: 'USDT', amount: amount(sum), kind: 8 }], start);
    },
    open: ({ user, pair, direction, lots, leverage }) =>
      void kernel.run(`${desk.root}.placeContractOrder`, start, {
        user,
        base: String(pair.baseId),
        quote: String(pair.quoteId),
        direction,
        status: '1',
        lots: String(lots),
        leverage: String(leverage),
        limit: null,
      }),
  };
}
