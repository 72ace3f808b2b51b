import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const whole = 'dist/demo';
export const frugalDemo = 'dist/frugal-demo';

/** As in the live journeys. Market events every 100 ms cost the journeys an eighth of their time. */
const beatMs = 800;

/**
 * Once before all journeys: the demo with a page that names no parts to preload, so that unopened screens are not
 * loaded. Preloading them all at every visit cost the journeys a third of their time.
 */
export default async function makeFrugalDemo(): Promise<void> {
  const page = await readFile(join(whole, 'index.html'), 'utf8').catch(() => undefined);
  // Journeys of the live program alone need no demo.
  if (page === undefined) return;
  const withoutParts = page.replace(/<script type="application\/json" id="parts">[^<]*<\/script>/, '');
  if (withoutParts === page) throw new Error('the page of the demo names no parts any more');
  const frugal = withoutParts.replace('<html', `<html data-beat-ms="${beatMs}"`);
  if (frugal === withoutParts) throw new Error('the page of the demo has no root to say its beat at');
  await rm(frugalDemo, { recursive: true, force: true });
  await cp(whole, frugalDemo, { recursive: true });
  await writeFile(join(frugalDemo, 'index.html'), frugal);
}
