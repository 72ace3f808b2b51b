// Figures as ratios of one run: what a page costs beside the floor of its libraries. Build first: npm run build.
import { existsSync } from 'node:fs';
import { firstLoad } from './first-load.mjs';

if (!existsSync('dist/live/index.html')) {
  console.error('dist/live is missing: run npm run build first');
  process.exit(1);
}
await firstLoad();
