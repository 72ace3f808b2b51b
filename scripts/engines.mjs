// The journeys of Firefox and WebKit. Both are Debian's: nothing downloads a browser. With arguments only those tests.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from './folder-packages.mjs';

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

if (!installPackages('tests/engines')) process.exit(1);
const { firefoxPath, webKitDriverPath, webKitPath } = await import('../tests/engines/paths.mjs');
const isScreen = spawnSync('Xvfb', ['-help']).error === undefined;
if (!existsSync(firefoxPath) || !existsSync(webKitDriverPath) || webKitPath === undefined || !isScreen) {
  console.error('Firefox or WebKit is missing: apt-get install firefox-esr webkit2gtk-driver xvfb');
  process.exit(1);
}
if (!existsSync('dist/live/index.html') || !existsSync('dist/demo/index.html')) {
  if (!succeeds('npm', ['run', '--silent', 'build:live']) || !succeeds('npm', ['run', '--silent', 'build:demo']))
    process.exit(1);
}
const args = ['test', '--config', 'tests/engines/engines.config.ts', ...process.argv.slice(2)];
if (!succeeds('node_modules/.bin/playwright', args)) process.exit(1);
