import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The latest change below the given files and folders, epoch ms; 0 when none of them exists. */
export async function newestChange(paths) {
  let newest = 0;
  for (const path of paths) {
    const entry = await stat(path).catch(() => undefined);
    if (entry === undefined) continue;
    const inside = entry.isDirectory()
      ? await newestChange((await readdir(path)).map((name) => join(path, name)))
      : entry.mtimeMs;
    newest = Math.max(newest, inside);
  }
  return newest;
}

/** What a build is made of. */
export const sources = [
  'src',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/offline-files.ts',
  'scripts/one-file-page.ts',
  'scripts/page-policy.mjs',
  'tsconfig.json',
  'package-lock.json',
];
