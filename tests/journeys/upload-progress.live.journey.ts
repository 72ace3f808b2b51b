import type { Page } from '@playwright/test';
import { choose, signIn } from './support/pages.ts';
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

test('QB2: a picture on a slow line says how much of it has gone, and is sent again by a tap where that failed', async ({
  page,
  world,
}) => {
  await signIn(page, world, '/pages/common/borrowing');
  await choose(page.getByRole('radio', { name: /^OTC loan · 7 days/ }));
  const field = page.getByLabel('Bank statement');
  const file = { name: 'paper.jpg', mimeType: 'image/jpeg', buffer: await noise(page) };
  const line = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond };
  await line.send('Network.emulateNetworkConditions', slow);
  await field.setInputFiles(file);
  const bar = page.getByRole('progressbar', { name: / sent$/ });
  await expect(bar).toHaveAttribute('value', /^[1-9]\d?$/);
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await expect(page.getByRole('img', { name: 'Chosen picture' })).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect(world.calls('/upload')).toBe(1);

  await page.route('**/api/upload', (route) => route.abort('connectionreset'), { times: 1 });
  await field.setInputFiles(file);
  await page.getByRole('button', { name: /: send again$/ }).click();
  await expect(page.getByRole('button', { name: /: send again$/ })).toHaveCount(0);
  await expect.poll(() => world.calls('/upload')).toBe(3);
});
