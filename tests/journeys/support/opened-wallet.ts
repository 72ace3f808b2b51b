import type { Page } from '@playwright/test';

const bitcoin = '1';
const row = {
  id: 501,
  currency: 1,
  currency_name: 'BTC',
  change_balance: '0.00000000',
  lock_change_balance: '0.00000000',
  coin_trade_fee: '0.002',
};

/** Where the server opens wallets for quote currencies alone: support has opened one for BTC. Its orders never fill. */
export async function openBitcoinWallet(page: Page): Promise<void> {
  await page.route('**/api/wallet/detail', async (route) => {
    const asked = new URLSearchParams(route.request().postData() ?? '');
    if (asked.get('currency') !== bitcoin) return route.fallback();
    return route.fulfill({ json: { type: 'ok', message: row } });
  });
}
