import { beforeAll, describe, expect, test } from 'vitest';
import { dig } from '../../test-worlds/test-world.ts';
import type { EngineAccount } from '../../kernel/basics/engine-types.ts';
import { findLedgerFaults } from '../../ledger/ledger-check.ts';
import { evenAt, streamOf } from '../../market/chance/chance.ts';
import { OptionWorld, people, personNamed } from '../../test-worlds/option-test-world.ts';

// Settles twenty thousand options with the backend: no person wins more often than the others.

type Side = 'up' | 'down';
interface Owner {
  readonly user: string;
  readonly persona: string;
  readonly account: EngineAccount;
}
interface Sample extends Owner {
  readonly side: Side;
  readonly stake: string;
  readonly market: string;
  /** As the owner receives it: 1, 0, -1. */
  readonly result: number;
}

const atLeast = 20_000;
const stakes = ['5', '10', '99.99', '500', '2000'];
const seconds = 30;

/** All people who may trade: four with real money, all seven with practice money. */
const owners: readonly Owner[] = [
  ...['demo', 'lv1', 'trader', 'abnormal'].map(personNamed).map((person) => ({ person, account: 'live' as const })),
  ...people.map((person) => ({ person, account: 'moni' as const })),
].map(({ person, account }) => ({ user: person.id, persona: person.login, account }));

/** Each pair gets samples in a time of its own, so that no two options see the same move of the same price. */
function takeSamples(seed: number): { readonly samples: readonly Sample[]; readonly world: OptionWorld } {
  const world = new OptionWorld(seed);
  const chance = streamOf(seed, 77);
  let draws = 0;
  const below = (limit: number): number => Math.floor(evenAt(chance, (draws += 1)) * limit);
  const pairs = world.market.instruments.filter(({ allowsOptions }) => allowsOptions);
  const placed = new Map<string, Omit<Sample, 'result'>>();
  const samples: Sample[] = [];
  while (samples.length < atLeast) {
    const turn = below(owners.length);
    pairs.forEach(({ symbol, category }, place) => {
      // A person may open one option a second.
      if (place > 0 && place % owners.length === 0) world.wait(1000);
      const owner = owners[(place + turn) % owners.length] ?? { user: '', persona: '', account: 'moni' };
      const side = below(2) === 0 ? 'up' : 'down';
      const stake = stakes[below(stakes.length)] ?? '5';
      const { id } = world.place({ user: owner.user, symbol, direction: side, seconds, stake }, owner.account);
      placed.set(`${owner.account} ${id}`, { ...owner, side, stake, market: category });
    });
    world.wait((seconds + 1) * 1000);
    for (const { event, payload } of world.pushed()) {
      const account = event === 'closed_microorder' ? 'live' : 'moni';
      const known = placed.get(`${account} ${String(dig(payload, 'data', 'id'))}`);
      if (known !== undefined) samples.push({ ...known, result: Number(dig(payload, 'data', 'profit_result')) });
    }
  }
  return { samples, world };
}

interface Share {
  readonly decided: number;
  readonly won: number;
}
const shareOf = (samples: readonly Sample[]): Share => ({
  decided: samples.filter(({ result }) => result !== 0).length,
  won: samples.filter(({ result }) => result === 1).length,
});
/** The distance from half, in percentage points. */
const pointsOff = ({ decided, won }: Share): number => Math.abs((won / decided) * 100 - 50);
/** The same in standard deviations of a fair coin that is thrown so often. */
const deviations = ({ decided, won }: Share): number => Math.abs(won - decided / 2) / (Math.sqrt(decided) / 2);

function groupsBy(samples: readonly Sample[], key: (sample: Sample) => string): ReadonlyMap<string, readonly Sample[]> {
  const groups = new Map<string, Sample[]>();
  for (const sample of samples) {
    const group = groups.get(key(sample));
    if (group === undefined) groups.set(key(sample), [sample]);
    else group.push(sample);
  }
  return groups;
}

let samples: readonly Sample[];
let world: OptionWorld;
beforeAll(() => {
  ({ samples, world } = takeSamples(20_260_101));
});

describe('twenty thousand timed options', () => {
  test('DM2, H10: half of those that are no draw are won', () => {
    const share = shareOf(samples);
    expect(samples.length).toBeGreaterThanOrEqual(atLeast);
    expect(share.decided).toBeGreaterThan(atLeast * 0.9);
    expect(pointsOff(share)).toBeLessThan(1.5);
  });

  // With a fair coin the sum of squared deviations of this many groups is above this in one of a hundred runs.
  test.each<[string, (sample: Sample) => string, number, number]>([
    ['side', ({ side }) => side, 2, 9.21],
    ['stake', ({ stake }) => stake, stakes.length, 15.09],
    ['account', ({ account }) => account, 2, 9.21],
    ['user', ({ user, account }) => `${account} ${user}`, owners.length, 24.72],
    ['persona', ({ persona }) => persona, people.length, 18.48],
    ['market', ({ market }) => market, 2, 9.21],
  ])('whatever the %s', (_name, key, count, limit) => {
    const groups = groupsBy(samples, key);
    expect(groups.size).toBe(count);
    const shares = [...groups].map(([group, own]) => ({ group, ...shareOf(own) }));
    // Large groups are within the same 1.5 points; a small one may deviate as far as a coin.
    expect(shares.filter((share) => pointsOff(share) > 1.5 && deviations(share) > 3.3)).toEqual([]);
    // And all of them together are no further from half than coins are: no group is favoured a little.
    expect(shares.reduce((sum, share) => sum + deviations(share) ** 2, 0)).toBeLessThan(limit);
  });

  test('and the money is where the results say', () => {
    expect(findLedgerFaults(world.kernel.ledger)).toEqual([]);
    for (const { user, account } of owners) expect(world.balance({ user, account, locked: true })).toBe('0');
  });
});

test('a settlement: at one moment in one pair all who say the same get the same, and the others the opposite', () => {
  const stage = new OptionWorld(5);
  const told: Record<string, Set<string>> = {};
  for (let round = 0; round < 200; round += 1) {
    const symbol = round % 2 === 0 ? 'BTC/USDT' : 'EUR/USD';
    owners.forEach(({ user, account }, place) => {
      const direction = place % 2 === 0 ? 'up' : 'down';
      stage.place({ user, symbol, direction, seconds, stake: stakes[(place + round) % stakes.length] ?? '5' }, account);
    });
    stage.wait((seconds + 1) * 1000);
    for (const { payload } of stage.pushed()) {
      const [type, result] = [Number(dig(payload, 'data', 'type')), Number(dig(payload, 'data', 'profit_result'))];
      const moved = type === 1 ? result : -result;
      const prices = `${String(dig(payload, 'data', 'open_price'))} ${String(dig(payload, 'data', 'end_price'))}`;
      (told[String(round)] ??= new Set()).add(`${moved} ${prices}`);
    }
  }
  expect(Object.values(told).map((answers) => answers.size)).toEqual(Array.from({ length: 200 }, () => 1));
});
