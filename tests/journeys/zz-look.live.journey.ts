import { signIn, open } from './support/pages.ts';
import { test } from './support/world.ts';

const book = (now: number) => JSON.stringify({
  notices: [
    { id: 'contract:9:closed', subject: 'contract', of: '9', kind: 'contract.stopLoss', name: 'ETH/USDT', size: { value: '0.4', currency: 'ETH' }, price: '3120.5', result: { value: '-320.25', currency: 'USDT' }, moment: '2026-11-26 09:01:02', at: now - 1000, isTold: true, isRead: false },
    { id: 'spot:4:filled', subject: 'spot', of: '4', kind: 'spot.bought', name: 'SOL/USDT', size: { value: '12.5', currency: 'SOL' }, price: '142.31', moment: '2026-11-26 08:55:10', at: now - 400000, isTold: true, isRead: false },
    { id: 'contract:8:closed', subject: 'contract', of: '8', kind: 'contract.liquidated', name: 'BTC/USDT', size: { value: '3', currency: 'BTC' }, price: '72001', result: { value: '-20000', currency: 'USDT' }, moment: '2026-11-26 08:41:00', at: now - 900000, isTold: true, isRead: true },
    { id: 'withdrawal:3:w', subject: 'withdrawal', of: '3', kind: 'withdrawal.refused', name: 'USDT', size: { value: '500', currency: 'USDT' }, moment: '2026-11-25 18:12:00', at: now - 9000000, isTold: true, isRead: true },
    { id: 'option:2:settled', subject: 'option', of: '2', kind: 'option.won', name: 'BTC/USDT', price: '64001.2', result: { value: '8.45', currency: 'USDT' }, moment: '2026-11-25 12:00:00', at: now - 99000000, isTold: true, isRead: true },
  ], watched: {} });
for (const [lang, theme, w, h] of [['en', 'dark', 390, 844], ['ru', 'light', 360, 640], ['en', 'light', 1280, 800]] as const)
  test(`look ${lang} ${w}`, async ({ page, world }) => {
    await page.setViewportSize({ width: w, height: h });
    await signIn(page, world);
    const now = Date.now();
    await page.evaluate(([text, language, mode]) => {
      const key = 'tandem.network.person.live.notices.70001';
      localStorage.setItem(key, text); localStorage.setItem(key.replace('live', 'moni'), text.replace('contract.stopLoss', 'contract.takeProfit').replace('-320.25', '41.2'));
      localStorage.setItem('tandem.network.lang', language); localStorage.setItem('tandem.network.preferences', JSON.stringify({ theme: mode }));
    }, [book(now), lang, theme] as const);
    await page.reload();
    await open(page, world, '/');
    await page.waitForTimeout(5000);
    await page.screenshot({ path: `test-results/look-home-${lang}-${w}.png` });
    await open(page, world, '/pages/mailMessage/mailMessage');
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `test-results/look-list-${lang}-${w}.png` });
    await open(page, world, '/pages/setting/setting?section=notices');
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `test-results/look-set-${lang}-${w}.png` });
  });
