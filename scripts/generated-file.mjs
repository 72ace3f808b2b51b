// Writes a generated file, or says that it is out of date.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** As it stands in the repository: formatted like everything else. */
function formatted(text, target) {
  const folder = mkdtempSync(join(tmpdir(), 'generated-'));
  const file = join(folder, basename(target));
  try {
    writeFileSync(file, text);
    execFileSync(resolve(root, 'node_modules/.bin/oxfmt'), ['-c', resolve(root, '.oxfmtrc.json'), file]);
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** With `--check` nothing is written, and a difference ends the process with 1. */
export function writeOrCheck(target, text) {
  const path = resolve(root, target);
  // Documents are not formatted anywhere.
  const wanted = path.endsWith('.md') ? text : formatted(text, path);
  if (!process.argv.includes('--check')) return writeFileSync(path, wanted);
  if (existsSync(path) && readFileSync(path, 'utf8') === wanted) return undefined;
  console.error(`${target} is out of date: npm run generate`);
  process.exit(1);
}
