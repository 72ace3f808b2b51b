// What only the bench needs is installed into bench/ when it is first asked for: `npm install` stays quick.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('..', import.meta.url));
const changedAt = (file) => statSync(`${folder}${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The lock in node_modules is the last thing that `npm ci` writes. */
export const arePackagesInstalled = () => changedAt('node_modules/.package-lock.json') > changedAt('package-lock.json');

/** Installs the packages of the bench when they are missing or older than their lock; false when npm could not. */
export function installPackages() {
  if (arePackagesInstalled()) return true;
  console.log('installing the packages of the bench into bench/');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return status === 0;
}
