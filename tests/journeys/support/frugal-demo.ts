import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const whole = 'dist/demo';
export const frugalDemo = 'dist/frugal-demo';

/**
 * Once before all journeys: the demo with a page that names no parts to fetch, so that a screen nobody opens is not loaded.
 * To load them all after the first paint, at every visit, cost the journeys a third of their time.
 */
export default async function makeFrugalDemo(): Promise<void> {
  const page = await readFile(join(whole, 'index.html'), 'utf8').catch(() => undefined);
  // Journeys of the live program alone need no demo.
  if (page === undefined) return;
  const withoutParts = page.replace(/<script type="application\/json" id="parts">[^<]*<\/script>/, '');
  if (withoutParts === page) throw new Error('the page of the demo names no parts any more');
  await rm(frugalDemo, { recursive: true, force: true });
  await cp(whole, frugalDemo, { recursive: true });
  await writeFile(join(frugalDemo, 'index.html'), withoutParts);
}
