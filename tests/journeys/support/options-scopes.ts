import { expect, type Page } from '@playwright/test';
import { signInAtOpenHours } from './market-hours.ts';
import { OptionsPage } from './pages.ts';
import type { JourneyWorld } from './world.ts';

interface OptionsScope {
  readonly scope: 'practice' | 'forex';
  readonly hub: 'moni' | 'forex';
  readonly symbol: string;
}

export const practiceOptions: OptionsScope = { scope: 'practice', hub: 'moni', symbol: 'BTC/USDT' };
export const forexOptions: OptionsScope = { scope: 'forex', hub: 'forex', symbol: 'EUR/USD' };

export const titleOfOptions = ({ scope }: OptionsScope): string =>
  `SO2, SO3, SM1, H11: in ${scope} the market alone wins, loses and ties an option`;

const overItsLength = { milliseconds: 31_000 };

/** Three options of the shortest length: one that wins, one that loses, and one that ends where it began. */
export async function walkOptions(page: Page, world: JourneyWorld, where: OptionsScope): Promise<void> {
  const { scope, hub, symbol } = where;
  await signInAtOpenHours(page, world, scope);
  const options = new OptionsPage(page);
  await options.open(world, { hub, symbol });
  const ends = async (percent: number, result: string): Promise<void> => {
    await world.presenter.shapeMarket({ kind: 'gap', pair: symbol, percent });
    await world.presenter.advance(overItsLength);
    await expect(options.newest).toContainText(result);
  };
  await options.start('Up', '10');
  await ends(5, 'Won');
  await options.start('Up', '10');
  await ends(-5, 'Lost');
  await world.presenter.setSpeed({ speed: 0 });
  await options.start('Down', '10');
  await world.presenter.shapeMarket({ kind: 'halt', pair: symbol, isHalted: true });
  await world.presenter.advance(overItsLength);
  await world.presenter.setSpeed({ speed: 1 });
  await expect(options.newest).toContainText('Tie');
  const isSimulated = world.kind === 'demo' || hub === 'moni';
  await expect(page.getByText(/^Simulated results: no real market impact/)).toHaveCount(isSimulated ? 1 : 0);
}
