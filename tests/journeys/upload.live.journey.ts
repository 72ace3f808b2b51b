import type { Locator, Page } from '@playwright/test';
import { startCollector, startLeading } from './support/leading-host.ts';
import { choose, signIn, walkSignIn } from './support/pages.ts';
import { expect, test } from './support/world.ts';

const bytesPerSecond = 60_000;

/** A picture that stays large however it is compressed. */
async function noise(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 700;
    canvas.height = 700;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    const { data, width, height } = context.createImageData(canvas.width, canvas.height);
    const grains = data.map((_, index) => (index % 4 === 3 ? 255 : Math.random() * 255));
    context.putImageData(new ImageData(grains, width, height), 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

async function choosePaper(page: Page): Promise<Locator> {
  await choose(page.getByRole('radio', { name: /^OTC loan · 7 days/ }));
  const field = page.getByLabel('Bank statement');
  await field.setInputFiles({ name: 'paper.jpg', mimeType: 'image/jpeg', buffer: await noise(page) });
  return field;
}

test('QB2: a picture on a slow line says that it is being sent, and is sent again by a tap where that failed', async ({
  page,
  world,
}) => {
  await signIn(page, world, '/pages/common/borrowing');
  const line = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond };
  await line.send('Network.emulateNetworkConditions', slow);
  await choosePaper(page);
  const bar = page.getByRole('progressbar', { name: 'Bank statement: Sending' });
  await expect(bar).toBeVisible();
  // The browser does not say how much has gone, so there is no figure.
  expect(await bar.getAttribute('value')).toBeNull();
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await expect(page.getByRole('img', { name: 'Chosen picture' })).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect(world.calls('/upload')).toBe(1);

  await page.route('**/api/upload', (route) => route.abort('connectionreset'), { times: 1 });
  await choosePaper(page);
  await page.getByRole('button', { name: /: send again$/ }).click();
  await expect(page.getByRole('button', { name: /: send again$/ })).toHaveCount(0);
  await expect.poll(() => world.calls('/upload')).toBe(3);
});

test.describe('where no policy would stop it', () => {
  test.use({ bypassCSP: true });

  test('R9: a 307 on an upload sends nothing to the other host, and the picture can be sent again', async ({
    page,
    world,
  }) => {
    const other = await startCollector();
    const own = await startLeading(world.address, '/api/upload', other.address);
    await walkSignIn(page, own, '/pages/common/borrowing');
    await choosePaper(page);
    await expect(page.getByRole('button', { name: /: send again$/ })).toBeVisible();
    expect(own.asked.filter((line) => line.includes('/api/upload'))).toEqual(['POST /api/upload']);
    expect(other.asked).toEqual([]);
    await page.close();
    own.close();
    other.close();
  });
});

test('R9: a 307 on the realtime connection, which takes the token along, sends nothing to the other host', async ({
  world,
  context,
}) => {
  // A page of its own: the redirect that is refused is no complaint of the program.
  const page = await context.newPage();
  const other = await startCollector();
  const own = await startLeading(world.address, '/socket.io', other.address);
  await walkSignIn(page, own, '/pages/market/market');
  const led = (): number => own.asked.filter((line) => line.startsWith('POST /socket.io')).length;
  await expect.poll(led).toBeGreaterThan(1);
  expect(other.asked).toEqual([]);
  await page.close();
  own.close();
  other.close();
});

test('R9: a configuration that is led to another host is not read, and the page says that it cannot start', async ({
  world,
  context,
}) => {
  const page = await context.newPage();
  const other = await startCollector();
  const own = await startLeading(world.address, '/config.json', other.address);
  await page.goto(own.address);
  await expect(page.getByRole('alert')).toContainText('config.json: no answer came');
  expect(other.asked).toEqual([]);
  await page.close();
  own.close();
  other.close();
});
