/** A phone on a slow network: CPU 4 times slower, 1.6 Mbit/s, 150 ms round trip. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) | 0,
  uploadThroughput: (750e3 / 8) | 0,
};
const cpuSlowdown = 4;

export async function slowDown(session) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

const observePaints = () => {
  globalThis.measured = { largest: 0, blocking: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      globalThis.measured.largest = Math.max(globalThis.measured.largest, entry.startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.measured.blocking += Math.max(0, entry.duration - 50);
  }).observe({ type: 'longtask', buffered: true });
};

function traffic(session) {
  const bytes = { script: 0, style: 0, requests: 0 };
  const kinds = new Map();
  const ended = [];
  session.on('Network.requestWillBeSent', (event) => {
    if (event.request.url.startsWith('data:')) return;
    kinds.set(event.requestId, event.type);
    bytes.requests += 1;
  });
  session.on('Network.loadingFinished', (event) => {
    const kind = kinds.get(event.requestId);
    if (kind === 'Script') bytes.script += event.encodedDataLength;
    if (kind === 'Stylesheet') bytes.style += event.encodedDataLength;
    ended.push({ kind, at: event.timestamp, bytes: event.encodedDataLength });
  });
  return { bytes, ended };
}

/** A phone that has visited nothing yet. */
export const newPhone = (browser) =>
  browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

/** Loads one page cold and reads what it cost until `isReady` (evaluated in the page) holds. Times in ms, sizes in bytes. */
export async function measureLoad(browser, visit) {
  const context = await newPhone(browser);
  try {
    return await measureVisit(context, visit);
  } finally {
    await context.close();
  }
}

/** The same with what earlier visits of this phone have left behind. `afterwards` may look at the page before it closes. */
export async function measureVisit(context, { url, isReady, isLive, afterwards }) {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    const { bytes } = traffic(session);
    await slowDown(session);
    await session.send('Performance.enable');
    await page.addInitScript(observePaints);
    await page.goto(url, { waitUntil: 'commit' });
    const ready = await page
      .waitForFunction(isReady, undefined, { timeout: 60_000, polling: 'raf' })
      .then(() => page.evaluate(() => performance.now()));
    const requestsAtReady = bytes.requests;
    const scriptAtReady = bytes.script;
    const live =
      isLive === undefined
        ? 0
        : await page
            .waitForFunction(isLive, undefined, { timeout: 60_000, polling: 'raf' })
            .then(() => page.evaluate(() => performance.now()));
    await page.waitForTimeout(2500);
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (name) => metrics.find((entry) => entry.name === name)?.value ?? 0;
    const seen = await page.evaluate(() => {
      const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      const before = scripts.filter(({ responseEnd }) => responseEnd <= firstPaint);
      return {
        firstPaint,
        scriptAtPaint: before.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
        ...globalThis.measured,
      };
    });
    if (afterwards !== undefined) await afterwards(page, session);
    return {
      ready,
      live,
      firstPaint: seen.firstPaint,
      scriptAtPaint: seen.scriptAtPaint,
      largestPaint: seen.largest,
      blocking: seen.blocking,
      scripting: metric('ScriptDuration') * 1000,
      heap: metric('JSHeapUsedSize') / 1e6,
      requests: requestsAtReady,
      script: scriptAtReady,
      scriptInAll: bytes.script,
      style: bytes.style,
    };
  } finally {
    await page.close();
  }
}

export function medians(runs) {
  const middle = (values) => values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)];
  return Object.fromEntries(Object.keys(runs[0]).map((key) => [key, middle(runs.map((run) => run[key]))]));
}
