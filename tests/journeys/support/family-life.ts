import { mkdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { readByPost } from '../../conformance/written-calls.ts';
import type { DialectSandbox } from '../../support/dialect-sandbox.ts';
import { knowRisks } from './device.ts';
import { broken, leaks } from './leaks.ts';
import { fillSignIn, open } from './pages.ts';
import { goTo, settle } from './walk.ts';
import type { JourneyWorld } from './world.ts';

/** Calls that only read although they are sent as a body; `/user/login` is how everything begins. */
const readsByPost: ReadonlySet<string> = new Set([
  '/user/login',
  '/news/list',
  '/news/detail',
  ...readByPost.map((path) => `/${path}`),
]);

/** Of a family that cancels by a `GET`. */
const writesByGet: ReadonlySet<string> = new Set(['/coin/canceltrade']);

/** Everything that reached the server and was to change something, with the status it was answered with. */
export const writesTo = ({ asked }: DialectSandbox): readonly string[] =>
  asked.filter((line) => {
    const [verb = '', path = ''] = line.split(' ');
    return verb === 'GET' ? writesByGet.has(path) : verb !== 'OPTIONS' && !readsByPost.has(path);
  });

/** The words of another language than the one chosen, where the sandbox speaks English. */
const foreign = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** A screen as a person sees it: kept as a picture, and with nothing of the program's inside on it. */
export async function look(page: Page, name: string): Promise<void> {
  await settle(page);
  mkdirSync('test-results/family-life', { recursive: true });
  await page.screenshot({ path: `test-results/family-life/${name}.png` });
  const text = await page.locator('body').innerText();
  for (const wrong of [leaks, broken, foreign]) expect(text, name).not.toMatch(wrong);
}

export interface Life {
  readonly page: Page;
  readonly world: JourneyWorld;
  readonly sandbox: DialectSandbox;
}

/** Signed in by the login page, with the questions before a first contract or option answered. */
export async function wakeUp(
  { page, world }: Life,
  path: string,
  who?: Parameters<typeof fillSignIn>[1],
): Promise<void> {
  page.setDefaultTimeout(20_000);
  await open(page, world, '/pages/common/login?return=%2Fpages%2Fsetting%2Fsetting');
  await fillSignIn(page, who);
  await expect.poll(() => page.url()).toContain('#/pages/setting/setting');
  await knowRisks(page, world);
  // Where everybody comes by: its prices tell which family it is.
  await goTo(page, '/');
  await goTo(page, path);
}

/** A photograph, as far as a server can tell. */
export async function photograph(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 200;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.fillStyle = '#336699';
    context.fillRect(20, 20, 200, 100);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return { name: 'paper.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

/** Gives a picture to a field, until it has arrived. */
export async function give(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.setInputFiles(await photograph(page));
  await expect(page.getByRole('img', { name: 'Chosen picture' }).last()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Presses until what was asked for is under way. */
export async function holdDown(page: Page, name: string): Promise<void> {
  const box = await page.getByRole('button', { name }).boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await page.mouse.down();
}
