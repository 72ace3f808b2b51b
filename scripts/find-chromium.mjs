import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Without windows first: the same engine with less to carry. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const canRun = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function systemChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...macApplications].find(canRun);
}

/** A Chromium that is already on this machine: `CHROMIUM_PATH`, the system's, Playwright's own; undefined when there is none. */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== '') {
    if (!canRun(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, but there is no program that can be run`);
    return chosen;
  }
  const own = chromium.executablePath();
  return systemChromium() ?? (existsSync(own) ? own : undefined);
}

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

function installPackage() {
  if (spawnSync('apt-get', ['--version']).status !== 0) return false;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command, ...rest] = [...prefix, 'apt-get'];
  const install = (name) => succeeds(command, [...rest, 'install', '-y', '--no-install-recommends', name]);
  const installAny = () => install('chromium-headless-shell') || install('chromium');
  // A machine's list of packages may be as old as its image. Without a network for it the old list has to do.
  succeeds(command, [...rest, 'update']);
  return installAny();
}

/** The same, after installing one when there is none: Debian's package, otherwise Playwright's download. */
export function findOrInstallChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  console.log('no Chromium here: installing one');
  if (!installPackage()) succeeds('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  const installed = findChromium();
  if (installed === undefined)
    throw new Error('no Chromium could be installed: install one and set CHROMIUM_PATH to it');
  return installed;
}

/** What a report says it ran with: "Chromium 156.0.8078.79 built on Debian …, /usr/bin/chromium". */
export function describeChromium(path) {
  const { stdout, status } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return `${status === 0 ? stdout.trim() : 'unknown version'}, ${path}`;
}
