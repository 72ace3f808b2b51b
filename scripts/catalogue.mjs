// The components of the product, each by itself, in both themes and every language: `npm run catalogue` serves them,
// `npm run catalogue -- --check` opens each in both themes and fails for a finding of axe or an error.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { findOrInstallChromium } from './find-chromium.mjs';
import { installPackages } from './folder-packages.mjs';

const folder = 'dist/catalogue';
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const program = 'catalogue/node_modules/storybook/dist/bin/dispatcher.js';

const storybook = (...words) =>
  spawnSync(process.execPath, [program, ...words, '--config-dir', 'catalogue/config', '--disable-telemetry'], {
    stdio: 'inherit',
  }).status ?? 1;

async function problemsOf(page, address) {
  const thrown = [];
  const note = (error) => thrown.push(error.message);
  page.on('pageerror', note);
  await page.goto(address);
  // A story is drawn once its words are there; one that failed shows an error in its place.
  await page.waitForFunction(
    () => document.querySelector('.story')?.childElementCount > 0 || document.body.matches('.sb-show-errordisplay'),
  );
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))));
  page.off('pageerror', note);
  const failed = await page.evaluate(() =>
    document.body.matches('.sb-show-errordisplay') ? document.querySelector('#error-message')?.textContent : undefined,
  );
  if (failed !== undefined) return [`is not drawn: ${failed}`];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return [...thrown, ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`))];
}

async function check() {
  if (storybook('build', '--output-dir', folder, '--quiet') !== 0) return false;
  const stories = Object.keys(JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')).entries);
  const server = await preview({ configFile: false, logLevel: 'warn', build: { outDir: folder } });
  const base = server.resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch({ executablePath: findOrInstallChromium() });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const problems = [];
  for (const id of stories)
    for (const theme of ['dark', 'light']) {
      const found = await problemsOf(page, `${base}iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
      problems.push(...found.map((one) => `${id}, ${theme}: ${one}`));
    }
  await browser.close();
  await server.close();
  for (const problem of problems) console.error(problem);
  console.log(`${stories.length} stories in two themes, ${problems.length} findings`);
  return stories.length > 0 && problems.length === 0;
}

if (!installPackages('catalogue')) process.exit(1);
if (process.argv.includes('--check')) process.exit((await check()) ? 0 : 1);
else process.exit(storybook('dev', '--port', '6006', '--no-open'));
