// Budgets of the live build, gzip. The figures are the goals of the first load, measured against the bare libraries.
import { existsSync } from 'node:fs';
import { chunksNamed, entryOf, filesIn, withImports } from './scripts/bundle-graph.mjs';

const folder = 'dist/live';
if (!existsSync(`${folder}/index.html`)) throw new Error('not built: npm run build:live');

const closure = (names) => [
  ...new Set([entryOf(folder), ...chunksNamed(folder, names)].flatMap((file) => [...withImports(file)])),
];
const budget = (name, path, limit) => ({ name, path, limit, gzip: true });

/** Calls and the realtime connection arrive beside the first screen. */
const wire = ['axios', 'v4-client'];
const dictionaries = ['common', 'shell', 'errors', 'shared'];

export default [
  budget('script before the first useful paint (home)', closure(['home-screen', 'home', ...dictionaries]), '163 kB'),
  budget('script for a usable spot ticket', closure([...wire, 'trade-screen', 'trading', ...dictionaries]), '237 kB'),
  budget(
    'the same with the chart',
    closure([...wire, 'trade-screen', 'trading', 'price-chart', 'klinecharts', ...dictionaries]),
    '300 kB',
  ),
  budget(
    'all styles',
    filesIn(folder).filter((file) => file.endsWith('.css')),
    '20 kB',
  ),
];
