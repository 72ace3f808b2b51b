import type { PublicFamily } from '../support/dialect-sandbox.ts';
import { isOfSpot, testOn } from './support/family-world.ts';
import { openBitcoinWallet } from './support/opened-wallet.ts';
import { signIn, TradePage } from './support/pages.ts';
import { expect } from './support/world.ts';

/** By which way each family cancels a spot order, and what was tried before. */
const cancels = {
  a: ['PUT /coin/trade 200'],
  b: ['PUT /coin/trade 200'],
  c: ['PUT /coin/trade 405', 'POST /coin/canceltrade 405', 'GET /coin/canceltrade 200'],
  d: ['PUT /coin/trade 405', 'POST /coin/canceltrade 200'],
} as const satisfies Record<PublicFamily, readonly string[]>;
const families = ['a', 'b', 'd'] as const;

for (const family of families) {
  const test = testOn(family);

  test(`W1 family ${family}: an order is placed once and cancelled by the server's own way`, async ({
    page,
    world,
    sandbox,
  }) => {
    await signIn(page, world, '/pages/transaction/currency?symbol=BTC/USDT');
    const trade = new TradePage(page);
    await trade.stands();
    // Selling far above the market, which no family counts differently.
    await trade.fillLimit({ side: 'Sell', price: '90000', amount: '0.01' });
    await trade.send();
    await expect(trade.pendingRows).toHaveCount(1);
    await trade.pendingRows.click();
    await expect(trade.pendingRows).toHaveCount(0);
    expect(sandbox.asked.filter(isOfSpot)).toEqual(['POST /coin/trade 200', ...cancels[family]]);
  });
}

/** A buy is an amount of money at the last price. */
testOn('c')(
  `W1 family c: a buy for money is placed once and cancelled by the server's own way`,
  async ({ page, world, sandbox }) => {
    await openBitcoinWallet(page);
    await signIn(page, world, '/pages/transaction/currency?symbol=BTC/USDT');
    const trade = new TradePage(page);
    await trade.stands();
    await trade.fillMarket({ amount: '0.01' });
    await trade.submit.click();
    await expect(trade.place).toBeVisible();
    // It would be filled by the next tick.
    await world.presenter.setSpeed({ speed: 0 });
    await trade.place.click();
    await expect(trade.pendingRows).toHaveCount(1);
    await trade.pendingRows.click();
    await expect(trade.pendingRows).toHaveCount(0);
    expect(sandbox.asked.filter(isOfSpot)).toEqual(['POST /coin/trade 200', ...cancels.c]);
  },
);
