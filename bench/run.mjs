// Figures as ratios of one run: what something costs beside the floor of its libraries or a peer, measured again each
// time. `npm run bench` runs every part, `npm run bench -- quotes matching` only these.
import { existsSync } from 'node:fs';
import { installPackages } from '../scripts/folder-packages.mjs';
import { benchCall } from './call/call.mjs';
import { benchChart } from './chart/chart.mjs';
import { benchDesk } from './desk/desk.mjs';
import { firstLoad } from './first-load.mjs';
import { benchJournal } from './journal/journal.mjs';
import { benchMatching } from './matching/matching.mjs';
import { benchOrder } from './order/order.mjs';
import { benchQuotes } from './quotes/quotes.mjs';
import { benchRemark } from './remark/remark.mjs';
import { benchRisk } from './risk/risk.mjs';
import { repeatLoad } from './repeat-load.mjs';
import { benchTrade } from './trade/trade.mjs';

/** `needs`: the build that has to be there. */
const parts = {
  load: { run: firstLoad, needs: 'dist/live/index.html' },
  'repeat-load': { run: repeatLoad, needs: 'dist/live/index.html' },
  call: { run: benchCall },
  chart: { run: benchChart },
  desk: { run: benchDesk, needs: 'dist/live/index.html' },
  journal: { run: benchJournal },
  matching: { run: benchMatching },
  order: { run: benchOrder },
  quotes: { run: benchQuotes },
  remark: { run: benchRemark },
  risk: { run: benchRisk },
  trade: { run: benchTrade, needs: 'dist/live/index.html' },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}
if (!installPackages('bench')) process.exit(1);
for (const [name, { run, needs }] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  if (needs !== undefined && !existsSync(needs)) {
    console.error(`${name}: ${needs} is missing, run npm run build first`);
    process.exitCode = 1;
    continue;
  }
  await run();
}
