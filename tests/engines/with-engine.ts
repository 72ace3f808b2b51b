import { test as base, expect } from '@playwright/test';
import type { Engine, Thing } from './engine.d.ts';
import { openFirefox } from './firefox.mjs';
import { openWebKit } from './webkit.mjs';

/** Each test has a browser of its own, with an empty memory, and ends with no complaint of a page. */
export const test = base.extend<{ engineName: 'firefox' | 'webkit'; engine: Engine }>({
  engineName: ['firefox', { option: true }],
  engine: async ({ engineName }, use, info) => {
    const engine = await (engineName === 'firefox' ? openFirefox() : openWebKit());
    info.annotations.push({ type: 'browser', description: engine.version });
    process.stdout.write(`browser: ${engine.version}\n`);
    try {
      await use(engine);
    } finally {
      await engine.picture(info.outputPath('end.png')).catch(() => undefined);
      await engine.close();
    }
    expect(engine.complaints).toEqual([]);
  },
});

export { expect } from '@playwright/test';

/** Waits until it is there. */
export const stands = (engine: Engine, thing: Thing): Promise<void> =>
  expect.poll(() => engine.count(thing), { message: `${thing.role} ${thing.name}` }).toBeGreaterThan(0);

/** Waits until none of it is left. */
export const isGone = (engine: Engine, thing: Thing): Promise<void> =>
  expect.poll(() => engine.count(thing), { message: `${thing.role} ${thing.name}` }).toBe(0);

/** Waits until these words stand on the page. */
export const says = (engine: Engine, words: RegExp): Promise<void> =>
  expect.poll(() => engine.run('return document.body.innerText;')).toMatch(words);
