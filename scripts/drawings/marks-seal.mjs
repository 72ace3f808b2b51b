// Tells without the packages whether the marks are those that the script drew from them.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const marksFile = 'src/core/ui/money/coin-marks.gen.ts';

const beside = (name) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');
const sealLine = /^\/\/ Seal: ([0-9a-f]{64})\n/m;
/** What the formatter changes does not count. */
const bare = (text) => text.replace(sealLine, '').replaceAll(/["'\s,]/g, '');

/** The seal of a module of marks: over its own text, the script that draws it and the versions of the packages. */
export const sealOf = (module) =>
  createHash('sha256')
    .update([bare(module), beside('coin-marks.mjs'), beside('package.json')].join('\n'))
    .digest('hex');

/** The seal that a module of marks carries. */
export const carriedSeal = (module) => sealLine.exec(module)?.[1];
