// Counts the words on the screens seen most, on a phone, in English: `npm run build:demo` first, then `npm run words`.
// Another folder of a build may follow; with --texts every text is printed as well, with --pictures FOLDER a picture is taken.
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findOrInstallChromium } from './find-chromium.mjs';
import { serve } from './serve.mjs';
import { readableText, wordsIn } from './words-in.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    texts: { type: 'boolean' },
    pictures: { type: 'string' },
    only: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    theme: { type: 'string', default: 'dark' },
    width: { type: 'string', default: '390' },
  },
});
const screens = JSON.parse(readFileSync(new URL('seen-most-screens.json', import.meta.url), 'utf8'));
const person = { identifier: 'trader@tandem.test', password: 'demo1234' };
const kept = {
  h5Version: '1',
  'practice.explained': 'yes',
  'person.live.trading.known': '|contract seconds',
  lang: values.lang,
  preferences: JSON.stringify({ theme: values.theme }),
};

async function openPhone(browser, address) {
  const width = Number(values.width);
  const context = await browser.newContext({
    viewport: { width, height: width < 390 ? 640 : 844 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  await context.addInitScript((entries) => {
    for (const [key, value] of entries)
      if (localStorage.getItem(`tandem.in-browser.${key}`) === null)
        localStorage.setItem(`tandem.in-browser.${key}`, value);
  }, Object.entries(kept));
  const page = await context.newPage();
  await page.goto(`${address}/#/pages/common/login`);
  await page.locator('main input[type="password"]').waitFor();
  return page;
}

async function signIn(page) {
  const [name, password] = [page.locator('main form input').first(), page.locator('main form input[type="password"]')];
  await name.fill(person.identifier);
  await password.fill(person.password);
  await password.press('Enter');
  await page.waitForURL((url) => !url.hash.includes('login'));
}

/** Each screen from a fresh load, with time for prices and for what comes late. */
async function show(page, { path, fill }) {
  await page.goto(page.url().replace(/#.*/, `#${path}`));
  await page.reload();
  await page.locator('main').waitFor();
  await page.waitForTimeout(3000);
  if (fill === undefined) return page.locator('body');
  // An order at the market has no field for a price.
  if ('price' in fill && (await page.locator('main form input[name="price"]').count()) === 0)
    await page.locator('main form [role="radiogroup"]').nth(1).locator('label').first().click();
  for (const [field, value] of Object.entries(fill)) await page.locator(`main input[name="${field}"]`).fill(value);
  await page.locator('main form button[type="submit"]').first().click();
  const sheet = page.locator('dialog[open]');
  await sheet.waitFor();
  await page.waitForTimeout(1500);
  return sheet;
}

async function count(page, screen) {
  const texts = await (await show(page, screen)).evaluate(readableText, screen.part === 'frame');
  const words = texts.flatMap((text) => wordsIn(text)).length;
  console.log(`| ${screen.name} | ${words} |`);
  if (values.texts) console.log(texts.map((text) => `    ${wordsIn(text).length} ${text}`).join('\n'));
  const file = `${values.pictures}/${screen.name.replaceAll(/\W+/g, '-')}.png`;
  if (values.pictures !== undefined) await page.screenshot({ path: file, fullPage: screen.fill === undefined });
  return words;
}

async function countAll(browser, address) {
  const wanted = screens.filter(({ name }) => values.only === undefined || new RegExp(values.only).test(name));
  const page = await openPhone(browser, address);
  const counts = [];
  for (const screen of wanted.filter(({ isVisitor }) => isVisitor)) counts.push(await count(page, screen));
  await page.goto(`${address}/#/pages/common/login`);
  await page.reload();
  await signIn(page);
  for (const screen of wanted.filter(({ isVisitor }) => !isVisitor)) counts.push(await count(page, screen));
  return counts.reduce((sum, words) => sum + words, 0);
}

if (values.pictures !== undefined) await mkdir(values.pictures, { recursive: true });
const site = await serve({ folder: positionals[0] ?? 'dist/demo', port: 0 });
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] });
console.log('| screen | words |\n| --- | --: |');
try {
  console.log(`| all | ${await countAll(browser, site.address)} |`);
} finally {
  await browser.close();
  site.close();
}
