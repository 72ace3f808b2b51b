import { chromium } from 'playwright';
import { findOrInstallChromium } from '../../scripts/find-chromium.mjs';

export const launchBrowser = () =>
  chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });

/** A phone with an empty cache, on a processor `cpuSlowdown` times slower than this one. Closing it fails when its page has. */
export async function openPhone(browser, { cpuSlowdown = 1 } = {}) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error));
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (cpuSlowdown !== 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  /** A page that has failed measures nothing. */
  const close = async () => {
    await context.close();
    if (errors.length > 0) throw errors[0];
  };
  return { page, session, close };
}

/** Processor time of the page's thread so far, ms: other programs on the machine cost it little. */
export async function threadMs(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name) => (metrics.find((entry) => entry.name === name)?.value ?? 0) * 1000;
  return {
    scripting: metric('ScriptDuration'),
    style: metric('RecalcStyleDuration'),
    layout: metric('LayoutDuration'),
    tasks: metric('TaskDuration'),
  };
}
