import type { Page } from '@playwright/test';
import { open } from './support/pages.ts';
import { expect, test } from './support/world.ts';

const market = '/pages/market/market';

const status = (page: Page) => page.locator('[data-connection]').first();

/** How this page asked for its live connection, such as `4 websocket`, in order. */
function connections(page: Page): string[] {
  const asked: string[] = [];
  const note = (address: string): void => {
    const { pathname, searchParams } = new URL(address);
    if (pathname !== '/socket.io/' || searchParams.has('sid')) return;
    asked.push(`${searchParams.get('EIO')} ${searchParams.get('transport')}`);
  };
  page.on('websocket', (socket) => note(socket.url()));
  page.on('request', (request) => note(request.url()));
  return asked;
}

async function expectMovingPrices(page: Page): Promise<void> {
  await expect(status(page)).toHaveAttribute('data-connection', 'connected');
  // Quotes are read by calls only when a screen opens and after a gap: what moves a price is pushed.
  const price = page.locator('[data-cell="price"]').first();
  await expect(price).toHaveText(/^\d[\d,]*\.\d+$/);
  const before = (await price.textContent()) ?? '';
  await expect(price).not.toHaveText(before);
}

test.use({ pushes: 'socket.io 2' });

test('RT2, RT3: an older server is found, its prices move, and the next visit begins with it; behind a network without websockets it is read by polling', async ({
  page,
  world,
}) => {
  await test.step('RT2: an older server is found, its prices move, and the next visit begins with it', async () => {
    const asked = connections(page);
    await open(page, world, market);
    await expectMovingPrices(page);
    // On a busy machine the found one may time out and be asked for again.
    expect(asked.slice(0, 2)).toEqual(['4 websocket', '3 websocket']);
    expect(asked.slice(2).filter((one) => one.startsWith('4'))).toEqual([]);
    await open(page, world, '/pages/setting/setting');
    await expect(page.getByText('Protocol v2')).toBeVisible();
    asked.length = 0;
    await open(page, world, market);
    await page.reload();
    await expectMovingPrices(page);
    expect(asked[0]).toBe('3 websocket');
    expect(asked.filter((one) => one.startsWith('4'))).toEqual([]);
  });
  await test.step('RT3: an older server behind a network without websockets is read by polling', async () => {
    await page.addInitScript(() => {
      // As a proxy does that knows nothing of websockets: each one ends before it is open.
      const Real = globalThis.WebSocket;
      globalThis.WebSocket = class extends Real {
        constructor(address: string | URL) {
          super(String(address).replace('/socket.io/', '/refused/'));
        }
      };
    });
    // On a device that does not know the server yet.
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await open(page, world, market);
    await expectMovingPrices(page);
  });
});
