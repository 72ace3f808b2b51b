import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import { counting, finding, isThere, labelled, putThere } from './find-in-page.mjs';
import { webKitDriverPath, webKitPath } from './paths.mjs';

const patienceMs = 60_000;

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** A virtual screen: WebKit draws into a window. */
async function openScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3], 'data');
  return { screen, display: `:${String(number).trim()}` };
}

/** Hears what goes wrong in a page from now on. */
const listening = `
  if (!('heardComplaints' in globalThis)) {
    globalThis.heardComplaints = [];
    addEventListener('error', (event) => heardComplaints.push(String(event.message)));
    addEventListener('unhandledrejection', (event) => heardComplaints.push(String(event.reason)));
  }
  return heardComplaints.splice(0);
`;

/** Opens WebKit's small browser with an empty memory, as narrow as its window can be. */
export async function openWebKit() {
  if (webKitPath === undefined) throw new Error('no MiniBrowser of WebKitGTK');
  const { screen, display } = await openScreen();
  const port = await freePort();
  const program = spawn(webKitDriverPath, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  });
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: webKitPath, args: ['--automation'] },
  });
  const address = `http://127.0.0.1:${port}`;
  const end = performance.now() + patienceMs;
  while (
    !(await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (performance.now() > end) throw new Error('the driver of WebKit does not answer');
    await pause(100);
  }
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  await driver.manage().window().setRect({ width: 390, height: 900 });
  const windows = [await driver.getWindowHandle()];
  const complaints = [];

  const run = async (body, ...values) => driver.executeScript(body, ...values);
  const hear = async () => {
    complaints.push(...(await run(listening)));
  };
  const ready = async () => {
    await hear();
    if (!(await run(isThere))) await run(putThere);
  };
  const find = async ({ role, name = null }) => {
    const last = performance.now() + patienceMs;
    while (performance.now() < last) {
      await ready();
      const element = await run(finding, role, name);
      if (element !== null) return element;
      await pause(100);
    }
    throw new Error(`no ${role} ${name} that can be tapped`);
  };
  const found = await driver.getCapabilities();

  return {
    name: 'WebKit',
    version: `${found.getBrowserName()} ${found.getBrowserVersion()}`,
    complaints,
    open: async (page) => {
      await driver.get(page);
      await hear();
    },
    run,
    count: async ({ role, name = null }) => {
      await ready();
      return run(counting, role, name);
    },
    tap: async (thing) => (await find(thing)).click(),
    type: async (thing, text) => {
      await (await find(thing)).click();
      await driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).sendKeys(text).perform();
    },
    keys: async (text) => driver.actions().sendKeys(text).perform(),
    drag: async (thing, right) => {
      const origin = await find(thing);
      const step = Math.round(right / 2);
      await driver
        .actions()
        .move({ origin })
        .press()
        .move({ origin: Origin.POINTER, x: step, y: 0 })
        .move({ origin: Origin.POINTER, x: right - step, y: 0 })
        .release()
        .perform();
    },
    upload: async (label, file) => {
      await ready();
      await (await run(labelled, label)).sendKeys(file);
    },
    second: async () => {
      if (windows[1] === undefined) {
        await driver.switchTo().newWindow('window');
        windows[1] = await driver.getWindowHandle();
        await driver.manage().window().setRect({ width: 390, height: 900 });
      }
      await driver.switchTo().window(windows[1]);
    },
    first: async () => {
      await hear();
      await driver.switchTo().window(windows[0]);
    },
    picture: async (path) => writeFile(path, await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit();
      program.kill();
      screen.kill();
    },
  };
}
