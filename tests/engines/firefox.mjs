import { accessSync, constants } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { counting, finding, isThere, labelled, putThere } from './find-in-page.mjs';
import { firefoxPath } from './paths.mjs';

const patienceMs = 60_000;

/** Opens Firefox on an empty profile, without a window, 390 pixels wide. */
export async function openFirefox() {
  accessSync(firefoxPath, constants.X_OK);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-GB' },
  });
  const complaints = [];
  const begin = async () => {
    const page = await browser.newPage();
    await page.setViewport({ width: 390, height: 844 });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    return page;
  };
  const pages = [await begin()];
  let page = pages[0];

  const call = async (body, values) =>
    page.evaluateHandle(`(function () { ${body} }).apply(null, ${JSON.stringify(values)})`);
  const run = async (body, ...values) => {
    const handle = await call(body, values);
    const value = await handle.jsonValue();
    await handle.dispose();
    return value;
  };
  const ready = async () => {
    if (!(await run(isThere))) await run(putThere);
  };
  const find = async ({ role, name = null }) => {
    const end = performance.now() + patienceMs;
    while (performance.now() < end) {
      await ready();
      const element = (await call(finding, [role, name])).asElement();
      if (element !== null) return element;
      await pause(100);
    }
    throw new Error(`no ${role} ${name} that can be tapped`);
  };

  return {
    name: 'Firefox',
    version: await browser.version(),
    complaints,
    open: async (address) => {
      await page.goto(address, { waitUntil: 'load' });
    },
    run,
    count: async ({ role, name = null }) => {
      await ready();
      return run(counting, role, name);
    },
    tap: async (thing) => (await find(thing)).click(),
    type: async (thing, text) => {
      await (await find(thing)).click();
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.type(text);
    },
    keys: async (text) => page.keyboard.type(text),
    drag: async (thing, right) => {
      const box = await (await find(thing)).boundingBox();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + right / 2, y, { steps: 5 });
      await page.mouse.move(x + right, y, { steps: 5 });
      await page.mouse.up();
    },
    upload: async (label, file) => {
      await ready();
      await (await call(labelled, [label])).asElement().uploadFile(file);
    },
    second: async () => {
      pages[1] ??= await begin();
      page = pages[1];
      await page.bringToFront();
    },
    first: async () => {
      page = pages[0];
      await page.bringToFront();
    },
    picture: async (path) => {
      await page.screenshot({ path });
    },
    close: async () => browser.close(),
  };
}
