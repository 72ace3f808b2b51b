import { profitAtPrice, riskRate } from '../../src/core/domain/contract-rules.ts';
import { amount } from '../../src/core/money/amount.ts';
import { compare, fromSteps, sum } from '../../src/core/money/fixed-point.ts';
import { usualSettings } from '../../src/adapters/mock/engine/lever/lever-account.ts';
import { createLeverDomain } from '../../src/adapters/mock/engine/lever/lever-domain.ts';
import { indexOf, type LeverState } from '../../src/adapters/mock/engine/lever/lever-book.ts';
import { firstBurst } from '../../src/adapters/mock/engine/lever/lever-risk.ts';
import { burstLevel, exposureOf, freeAccount } from '../../src/adapters/mock/engine/lever/lever-rules.ts';
import { Kernel } from '../../src/adapters/mock/engine/kernel/kernel.ts';
import { mountDomain } from '../../src/adapters/mock/engine/kernel/mounted-domain.ts';
import type { Step } from '../../src/adapters/mock/engine/kernel/domain.ts';
import { createMarket } from '../../src/adapters/mock/engine/market/create-market.ts';
import { findListed, listedInstruments } from '../../src/adapters/mock/engine/market/instruments.ts';

/** Monday 2026-01-05 12:00 UTC. */
const start = Date.UTC(2026, 0, 5, 12);
const seed = 20_260_101;
const symbols = ['BTC', 'ETH', 'LTC', 'XRP', 'SOL', 'DOGE', 'ADA', 'TRX', 'DOT', 'LINK'].map((base) => `${base}/USDT`);
const leverage = 20;

export interface RiskWorld {
  readonly kernel: Kernel;
  step(): Step<LeverState>;
}

/** So many positions, ten for each person on ten pairs, at prices of the start. */
export function riskWorld(count: number): RiskWorld {
  const market = createMarket({ seed, epoch: start, instruments: listedInstruments, history: [] });
  const domain = mountDomain(
    createLeverDomain({ account: 'moni', root: 'monilever', personBehind: undefined, settings: usualSettings }),
  );
  const nothing = () => [];
  const kernel = Kernel.create(
    { seed, epoch: start },
    {
      domains: [domain],
      market,
      authenticate: () => undefined,
      hasPicture: () => Promise.resolve(false),
      findUser: () => undefined,
      cases: () => [],
      standings: () => [],
      sales: () => [],
      presented: () => ({ market: [], scene: undefined, sceneWork: 0 }),
      eventsSince: nothing,
      personalEventsSince: nothing,
      stressEvents: nothing,
    },
    start,
  );
  for (let index = 0; index < count; index += 1) {
    const user = String(1 + Math.floor(index / symbols.length));
    if (index % symbols.length === 0) {
      const to = freeAccount('moni', user);
      const funds = { from: { house: 'faucet' } as const, to, currency: 'USDT', amount: amount('100000'), kind: 8 };
      kernel.ledger.transfer([funds], start);
    }
    const pair = findListed(symbols[index % symbols.length] ?? '');
    kernel.run('monilever.placeContractOrder', start, {
      user,
      base: String(pair?.baseId),
      quote: String(pair?.quoteId),
      direction: index % 3 === 0 ? 'short' : 'long',
      status: '1',
      lots: String(1 + (index % 5)),
      leverage: String(leverage),
      limit: null,
    });
  }
  return { kernel, step: () => ({ ...kernel.world(), slice: domain.slice() }) };
}

/** The first moment of a tick at which anybody has to be closed, as the backend looks for it. */
export const checkOurs = (world: RiskWorld, from: number): number | undefined =>
  firstBurst(world.step(), 'moni', { from, until: from + 100 });

/** The same question told plainly: every result in decimals, every risk rate. */
export function checkPeer(world: RiskWorld, from: number): number | undefined {
  const { slice, market, ledger } = world.step();
  const at = from + 100;
  for (const { user, quote, positions } of indexOf(slice).exposures.groups()) {
    const open = [...positions.values()];
    const profits = open.map((order) => {
      const listed = findListed(order.symbol);
      if (listed === undefined) throw new RangeError(order.symbol);
      return profitAtPrice(exposureOf(listed, order), fromSteps(market.lastPrice(order.symbol, at), listed.priceStep));
    });
    const risk = riskRate({
      available: ledger.balance(freeAccount('moni', user), quote),
      marginAtOpen: sum(open.map(({ marginAtOpen }) => marginAtOpen)),
      profit: sum(profits),
    });
    if (risk !== undefined && compare(risk, burstLevel) <= 0) return at;
  }
  return undefined;
}
