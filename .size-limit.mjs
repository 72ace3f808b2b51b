// Ceilings of the live build, gzip; they may only fall. Once they rose, by 0.5 to 0.8 kB: outcomes that are told, switches that are
// read again, what later versions have stored, and the way to a brand, whose own part loads only with one. The goals, measured
// against the bare libraries, are 163, 225, 290 and 20 kB: docs/performance.md says what is still between. Which file holds what:
// scripts/chunk-plan.ts.
import { existsSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chunksNamed, entryOf, filesIn, textChunk, withImports } from './scripts/bundle-graph.mjs';

const folder = 'dist/live';
if (!existsSync(`${folder}/index.html`)) throw new Error('not built: npm run build:live');

/** Chunks by name and English dictionaries by name, each with everything it imports. */
const closure = (names, texts) => [
  ...new Set(
    [entryOf(folder), ...chunksNamed(folder, names), ...texts.map((name) => textChunk(folder, 'en', name))].flatMap(
      (file) => [...withImports(file)],
    ),
  ),
];
const budget = (name, path, limit) => ({ name, path: copiesOf(path), limit, gzip: true });

const measured = 'dist/measured';
rmSync(measured, { recursive: true, force: true });
mkdirSync(measured);

/** Eight signs that stay the same as long as the name does. */
const steady = (name) => createHash('sha256').update(name).digest('base64url').slice(0, 8);

/**
 * Copies of the files in which the names of others have steady hashes. Any change of any file gives dozens of them other hashes, and
 * that alone moves the sum by 0.2 kB.
 */
const copiesOf = (files) =>
  files.map((file) => {
    const copy = join(measured, basename(file));
    const text = readFileSync(file, 'utf8').replaceAll(
      /([\w.]+)-[\w-]{8}(?=\.(?:js|css))/g,
      (_all, name) => `${name}-${steady(name)}`,
    );
    writeFileSync(copy, text);
    return copy;
  });

/** The program around all screens, with its English words and those of home; a person loads one language. */
const frame = ['frame', 'words-en'];
/** Calls with their codecs and the realtime connection arrive beside the first screen. */
const wire = ['calls', 'realtime'];
const chart = ['price-chart', 'chart-views'];
const home = closure([...frame, 'home-screen'], []);
const chartTicket = closure([...frame, ...wire, ...chart, 'trade-screen'], ['trading']);

/** The styles of chunks have their names. */
const nameOf = (file) => basename(file).replace(/-[\w-]{8}\.\w+$/, '');
const stylesOf = (chunks) => {
  const names = new Set(chunks.map(nameOf));
  return filesIn(folder).filter((file) => file.endsWith('.css') && names.has(nameOf(file)));
};

export default [
  budget('script before the first useful paint (home)', home, '167.5 kB'),
  budget('script for a usable spot ticket', closure([...frame, ...wire, 'trade-screen'], ['trading']), '242.4 kB'),
  budget('the same with the chart', chartTicket, '311.6 kB'),
  // What only an operator who asks for reports loads.
  budget('reports to the operator', chunksNamed(folder, ['compose-observability']), '2.97 kB'),
  budget('styles of home', stylesOf(home), '8.1 kB'),
  budget('styles of the spot ticket with the chart', stylesOf(chartTicket), '12.7 kB'),
];
