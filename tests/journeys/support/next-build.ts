import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { serve } from '../../../scripts/serve.mjs';
import { leaveToken, tokenFrom } from './earlier-visit.ts';
import { expect, test as base, type JourneyWorld } from './world.ts';

/** A live world whose host publishes another build. */
export interface DeployingWorld extends JourneyWorld {
  /** From now on the next build is there: every part has another name and the worker another list. The parts of the first are gone. */
  deploy(): Promise<void>;
}

const build = 'dist/live';
const nameOfPart = /[\w.-]+-[\w-]{8}\.(?:js|css)/g;
const digestOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('base64url');

const fileList = v.object({
  version: v.string(),
  files: v.record(v.string(), v.string()),
  later: v.record(v.string(), v.string()),
});
const listInWorker = /\{"version":"[^}]+\},"later":\{[^}]*\}\}/;

/** The same part in the next build. */
const nextName = (part: string): string => {
  const ending = extname(part);
  const stem = part.slice(0, -(ending.length + 8));
  return stem + digestOf(`next ${part}`).slice(0, 8) + ending;
};

/** Writes a build with other names beside the first one, and resolves with its folder. */
async function writeNextBuild(folder: string): Promise<void> {
  await cp(build, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const parts = (await readdir(join(build, 'assets'))).filter((part) => /-[\w-]{8}\.(?:js|css)$/.test(part));
  const next = new Map(parts.map((part) => [part, nextName(part)]));
  const renamed = (text: string): string => text.replace(nameOfPart, (part) => next.get(part) ?? part);
  const written = new Map<string, string>();
  for (const [part, name] of next) {
    const text = renamed(await readFile(join(build, 'assets', part), 'utf8'));
    written.set(`assets/${name}`, digestOf(text));
    await writeFile(join(folder, 'assets', part), text);
    await rename(join(folder, 'assets', part), join(folder, 'assets', name));
  }
  const page = renamed(await readFile(join(build, 'index.html'), 'utf8')).replace('<html', '<html data-version="next"');
  written.set('./', digestOf(page));
  await writeFile(join(folder, 'index.html'), page);
  const worker = await readFile(join(build, 'service-worker.js'), 'utf8');
  const digests = (list: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(list).map(([path, digest]) => {
        const name = renamed(path);
        return [name, written.get(name)?.slice(0, digest.length) ?? digest];
      }),
    );
  const newer = worker.replace(listInWorker, (text) => {
    const { files, later } = v.parse(fileList, JSON.parse(text));
    return JSON.stringify({ version: 'next', files: digests(files), later: digests(later) });
  });
  if (newer === worker) throw new Error('the worker has no list of files');
  await writeFile(join(folder, 'service-worker.js'), newer);
}

interface Host {
  readonly address: string;
  readonly deploy: () => Promise<void>;
  readonly close: () => Promise<void>;
}

async function startHost(server: string): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-deploying-'));
  const current = join(folder, 'current');
  await cp(build, current, { recursive: true });
  const site = await serve({ folder: current, port: 0, server });
  return {
    address: site.address,
    deploy: async () => {
      await writeNextBuild(join(folder, 'next'));
      await rename(current, join(folder, 'before'));
      await rename(join(folder, 'next'), current);
    },
    close: async () => {
      site.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const test = base.extend<{ deploying: DeployingWorld }>({
  deploying: async ({ world, page }, use) => {
    const { address, deploy, close } = await startHost(world.address);
    await use({
      ...world,
      address,
      leaveSignedIn: async (visitor, credentials) =>
        leaveToken(visitor, address, await tokenFrom(address, credentials)),
      deploy,
    });
    await page.close();
    await close();
  },
});

/** What the page does by itself every hour and whenever it is looked at again. The next build waits then. */
export async function findNextBuild(page: Page): Promise<void> {
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await page.waitForFunction(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    return found !== undefined && found.waiting !== null;
  });
}

/** The page runs the next build. */
export const runsNextBuild = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-version', 'next');

export const runsFirstBuild = (page: Page): Promise<void> =>
  expect(page.locator('html')).not.toHaveAttribute('data-version');
