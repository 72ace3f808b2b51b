import { newPhone, slowDown } from './measure-load.mjs';

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'disabled-by-default-v8.compile',
  'blink.user_timing',
];

/** Which work an event of a trace is; the outermost one counts, and what is in none is the browser's own. */
const kinds = [
  ['evaluate', ({ name }) => name === 'v8.evaluateModule'],
  // React works in tasks that it gives itself: a function that no timer, frame or answer has called.
  ['draw', ({ name, args }) => name === 'FunctionCall' && (args.data?.url ?? '').endsWith('.js')],
  ['start', ({ name }) => ['RunMicrotasks', 'TimerFire', 'EventDispatch', 'FireAnimationFrame'].includes(name)],
  ['layout', ({ name }) => /^(?:UpdateLayoutTree|Layout|PrePaint|Paint|Layerize|Commit|ParseHTML)$/.test(name)],
];
const kindOf = (event) => kinds.find(([, isIt]) => isIt(event))?.[0];

async function traced(session, run) {
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await run();
  await session.send('Tracing.end');
  await ended;
  return events;
}

/** Processor ms of the page's thread by kind, from the answer to the navigation until `isReady`; `waiting` is the rest of the time. */
function sharesOf(events) {
  const ready = events.find(({ name }) => name === 'is ready');
  const opened = events.find(
    ({ name, args, pid }) => name === 'navigationStart' && pid === ready.pid && args.data?.documentLoaderURL !== '',
  );
  const main = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === ready.pid && args.name === 'CrRendererMain',
  );
  const own = events
    .filter(
      ({ ph, pid, tid, ts }) => ph === 'X' && pid === ready.pid && tid === main.tid && ts >= opened.ts && ts < ready.ts,
    )
    .toSorted((left, right) => left.ts - right.ts || right.dur - left.dur);
  const shares = {
    total: (ready.ts - opened.ts) / 1000,
    evaluate: 0,
    draw: 0,
    start: 0,
    layout: 0,
    browser: 0,
    compile: 0,
  };
  let [taskEnd, kindEnd, compileEnd] = [0, 0, 0];
  for (const event of own) {
    const ms = (event.tdur ?? event.dur) / 1000;
    if (event.name === 'RunTask' && event.ts >= taskEnd) {
      taskEnd = event.ts + event.dur;
      shares.browser += ms;
    }
    const kind = kindOf(event);
    if (kind !== undefined && event.ts >= kindEnd) {
      kindEnd = event.ts + event.dur;
      shares[kind] += ms;
      shares.browser -= ms;
    }
    // Within the others: a function is compiled when it is called first.
    if (event.name === 'V8.CompileCode' && event.ts >= compileEnd) {
      compileEnd = event.ts + event.dur;
      shares.compile += ms;
    }
  }
  const { total, evaluate, draw, start, layout, browser } = shares;
  return { ...shares, waiting: total - evaluate - draw - start - layout - browser };
}

/** Where the time until ready goes, in ms: one cold visit of a slow phone with a trace. */
export async function loadShares(browser, { url, isReady }) {
  const context = await newPhone(browser);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    const events = await traced(session, async () => {
      await page.goto(url, { waitUntil: 'commit' });
      await page.waitForFunction(isReady, undefined, { timeout: 60_000, polling: 'raf' });
      await page.evaluate(() => void performance.mark('is ready'));
    });
    return sharesOf(events);
  } finally {
    await context.close();
  }
}
