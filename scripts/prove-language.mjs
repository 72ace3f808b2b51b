// Adds a language in a copy of the checkout, as one folder and one row, and starts the demo in it: `npm run prove:language`.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findOrInstallChromium } from './find-chromium.mjs';
import { countChanged, scratchCopy } from './scratch-copy.mjs';
import { serve } from './serve.mjs';

/** English in which every text begins with a letter of its own. */
const language = { code: 'eo', tag: 'eo' };
const mark = 'Ĉ';
const port = 0;

const copy = scratchCopy();
const marked = (tree) =>
  typeof tree === 'string'
    ? mark + tree
    : Array.isArray(tree)
      ? tree.map(marked)
      : Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, marked(value)]));

function layFolder() {
  const folder = join(copy.folder, 'locales', language.code);
  cpSync(join(copy.folder, 'locales/en'), folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  for (const name of files.filter((file) => !file.startsWith('checks'))) {
    const file = join(folder, name);
    writeFileSync(file, `${JSON.stringify(marked(JSON.parse(readFileSync(file, 'utf8'))), null, 2)}\n`);
  }
}

function addRow() {
  const file = join(copy.folder, 'src/core/i18n/languages.ts');
  const { code, tag } = language;
  const row = `  ${code}: '${tag}',\n`;
  writeFileSync(file, readFileSync(file, 'utf8').replace('} as const satisfies', `${row}} as const satisfies`));
}

/** What the demo says when it is first opened in that language. */
async function firstWords() {
  const server = await serve({ folder: join(copy.folder, 'dist/demo'), port, server: undefined });
  const browser = await chromium.launch({ executablePath: findOrInstallChromium() });
  try {
    const page = await browser.newPage();
    await page.goto(`${server.address}/#/`);
    await page.getByRole('main').waitFor();
    await page.evaluate((code) => localStorage.setItem('tandem.in-browser.lang', code), language.code);
    await page.reload();
    await page.getByText(mark).first().waitFor();
    await page.locator(`html[lang=${language.tag}]`).waitFor({ state: 'attached' });
    return {
      tag: await page.locator('html').getAttribute('lang'),
      text: await page.getByRole('navigation').first().innerText(),
    };
  } finally {
    await browser.close();
    server.close();
  }
}

layFolder();
addRow();
copy.run('npm', ['run', '--silent', 'generate:texts']);
countChanged(copy, 1);
copy.run('npx', ['tsc', '-p', 'tsconfig.json', '--noEmit']);
copy.run('npx', [
  'vitest',
  'run',
  '--project',
  'node',
  'tests/architecture/locales.test.ts',
  'tests/architecture/practice-words.test.ts',
  'kernel',
  'scripts/start-failure.test.ts',
]);
copy.run('npx', ['vite', 'build', '--mode', 'demo', '--logLevel', 'warn']);
const { tag, text } = await firstWords();
console.log(`the demo stands in ${tag}: ${text.replaceAll('\n', ', ')}`);
if (tag !== language.tag || !text.includes(mark)) process.exit(1);
copy.remove();
