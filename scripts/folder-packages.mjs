// Packages that only a few commands need are installed into a folder of their own when they are first asked for:
// `npm install` stays quick. `node scripts/folder-packages.mjs bench` does it by hand.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const changedAt = (folder, file) => statSync(resolve(root, folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the packages of a folder, such as `bench`, are there. The lock in node_modules is the last that `npm ci` writes. */
export const arePackagesInstalled = (folder) =>
  changedAt(folder, 'node_modules/.package-lock.json') > changedAt(folder, 'package-lock.json');

/** Installs the packages of a folder when they are missing or older than their lock; false when npm could not. */
export function installPackages(folder) {
  if (arePackagesInstalled(folder)) return true;
  console.log(`installing packages into ${folder}/`);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: resolve(root, folder),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return status === 0;
}

const asked = process.argv[2];
if (process.argv[1] === fileURLToPath(import.meta.url) && asked !== undefined && !installPackages(asked))
  process.exit(1);
