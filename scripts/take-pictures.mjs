// Takes a picture of every address of the product into dist/screens, and the one of the README, from the built demo:
// `npm run build:demo` first. The same seed and time give the same market, so that a picture only changes when a screen did.
import { readFileSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findOrInstallChromium } from './find-chromium.mjs';
import { serve } from './serve.mjs';

const folder = 'dist/screens';
const pair = 'symbol=BTC/USDT';
const person = { identifier: 'demo@tandem.test', password: 'demo1234' };

/** What an address has to be asked so that it has something to show. */
const questions = JSON.parse(readFileSync('tests/support/address-questions.json', 'utf8'));
/** Where that moves with the clock: the page whose first link there is followed instead. */
const links = JSON.parse(readFileSync('tests/support/address-links.json', 'utf8'));

const addresses = readFileSync('tests/architecture/tables/routes.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [area, path] = line.split('\t');
    const name = path.replace('/pages/', '').replaceAll('/', '-').replace(/^-/, '') || 'home';
    return { area, name, path: path in questions ? `${path}?${questions[path]}` : path };
  });
/** A person who is signed in is sent on from these. */
const isForVisitors = ({ area }) => area === 'access';

async function openPhone(browser, address, scale) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: scale,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  await page.goto(`${address}/#/pages/common/login`);
  await page.getByRole('main').waitFor();
  return page;
}

async function signIn(page) {
  await page.getByLabel('E-mail or mobile number').fill(person.identifier);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => !url.hash.includes('login'));
  await page.evaluate(() => localStorage.setItem('tandem.in-browser.practice.explained', 'yes'));
  await page.reload();
  await page.getByRole('main').waitFor();
}

/** Through the address, as a link does. Prices and charts have a moment to arrive, messages one to leave. */
async function show(page, path, patienceMs = 2500) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, path);
  await page.waitForTimeout(300);
  const onward = page.getByRole('button', { name: 'Continue', exact: true });
  if (await onward.isVisible()) await onward.click();
  await page.waitForTimeout(patienceMs);
}

async function showAddress(page, { path }, patienceMs) {
  if (!(path in links)) return show(page, path, patienceMs);
  await show(page, links[path]);
  const address = await page.locator(`main a[href^="#${path}?"]`).first().getAttribute('href');
  return show(page, address.slice(1), patienceMs);
}

async function placeOrder(page, price, amount) {
  const ticket = page.getByRole('form', { name: 'Order ticket' });
  await ticket.getByRole('textbox', { name: /^Price/ }).fill(price);
  await ticket.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await ticket.locator('button[type="submit"]').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Place / })
    .click();
  await page.getByText('Order placed').first().waitFor();
}

/** Orders that wait, so that lists and charts have something to show. */
async function placeOrders(page) {
  for (const account of ['transaction', 'moni']) {
    await show(page, `/pages/${account}/currency?${pair}`, 1000);
    await placeOrder(page, '61500', '0.02');
    await placeOrder(page, '58000', '0.05');
  }
}

const picture = (page, { name }) => page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 70 });

async function takeScreens(browser, address) {
  const visitor = await openPhone(browser, address, 1);
  for (const screen of addresses.filter(isForVisitors)) {
    await show(visitor, screen.path, 800);
    await picture(visitor, screen);
  }
  const page = await openPhone(browser, address, 1);
  await signIn(page);
  await placeOrders(page);
  for (const screen of addresses.filter((one) => !isForVisitors(one))) {
    await showAddress(page, screen, 1500);
    await picture(page, screen);
  }
}

/** A page to look through them, by area. */
async function writeList() {
  const areas = [...new Set(addresses.map(({ area }) => area))];
  const parts = areas.map((area) => {
    const pictures = addresses
      .filter((one) => one.area === area)
      .map(({ name, path }) => `<img src="${name}.jpg" width="195" alt="${path.split('?')[0]}" title="${path}">`);
    return `## ${area}\n\n${pictures.join('\n')}\n`;
  });
  const head = '# Every screen\n\nThe offline demo on a phone, dark, in English. `npm run pictures` takes them anew.\n';
  await writeFile(join(folder, 'every-screen.md'), [head, ...parts].join('\n'));
}

/** Three phones side by side, in one picture that the README shows. */
async function takeThree(browser, address) {
  const page = await openPhone(browser, address, 2);
  await signIn(page);
  const shots = [];
  for (const path of ['/', `/pages/transaction/currency?${pair}&view=chart`, `/pages/transaction/currency?${pair}`]) {
    await show(page, path, 3500);
    shots.push((await page.screenshot({ type: 'png' })).toString('base64'));
  }
  const sheet = await browser.newPage({ viewport: { width: 1290, height: 892 }, deviceScaleFactor: 1 });
  const phones = shots.map((shot) => `<img src="data:image/png;base64,${shot}">`).join('');
  await sheet.setContent(
    `<style>body{margin:0;display:flex;gap:24px;padding:24px;background:#0a0b0d}
    img{width:390px;height:844px;border-radius:28px}</style>${phones}`,
  );
  await sheet.screenshot({ path: 'docs/pictures/three-screens.png', type: 'png' });
}

await mkdir(folder, { recursive: true });
const site = await serve({ folder: 'dist/demo', port: 0 });
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] });
try {
  await takeThree(browser, site.address);
  await takeScreens(browser, site.address);
} finally {
  await browser.close();
  site.close();
}
await writeList();
const sizes = await Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size));
console.log(`${sizes.length} files, ${Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024)} kB`);
