// Takes the pictures of docs/pictures from the built demo: `npm run build:demo` first. The same seed and time give the
// same market, so that a picture only changes when a screen did.
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findOrInstallChromium } from './find-chromium.mjs';
import { serve } from './serve.mjs';

const folder = 'docs/pictures';
const pair = 'symbol=BTC/USDT';
const person = { identifier: 'demo@tandem.test', password: 'demo1234' };

const screens = [
  { name: 'home', path: '/' },
  { name: 'market', path: '/pages/market/market' },
  { name: 'search', path: '/pages/market/search' },
  { name: 'trade', path: `/pages/transaction/currency?${pair}` },
  { name: 'chart', path: `/pages/transaction/currency?${pair}&view=chart` },
  { name: 'trade-hub', path: '/pages/transaction/index' },
  { name: 'orders', path: `/pages/transaction/currency_order?${pair}` },
  { name: 'forex', path: '/pages/forex/index' },
  { name: 'assets', path: '/pages/fund/assets' },
  { name: 'records', path: '/pages/fund/assets?view=bills' },
  { name: 'settings', path: '/pages/setting/setting' },
  { name: 'unavailable', path: '/pages/fund/withdraw' },
  { name: 'practice-hub', path: '/pages/moni/index' },
  { name: 'practice-trade', path: `/pages/moni/currency?${pair}` },
  { name: 'practice-orders', path: `/pages/moni/currency_order?${pair}` },
];
const visitorScreens = [
  { name: 'login', path: '/pages/common/login' },
  { name: 'register', path: '/pages/common/register' },
  { name: 'forget', path: '/pages/common/forget' },
];

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
  // The operator's article comes once per device.
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
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

const picture = (page, name) =>
  page.screenshot({ path: join(folder, 'screens', `${name}.jpg`), type: 'jpeg', quality: 72 });

async function takeScreens(browser, address) {
  const visitor = await openPhone(browser, address, 1);
  for (const { name, path } of visitorScreens) {
    await show(visitor, path, 800);
    await picture(visitor, name);
  }
  const page = await openPhone(browser, address, 1);
  await signIn(page);
  await placeOrders(page);
  for (const { name, path } of screens) {
    await show(page, path);
    await picture(page, name);
  }
  await show(page, `/pages/transaction/currency?${pair}`, 1000);
  const ticket = page.getByRole('form', { name: 'Order ticket' });
  await ticket.getByRole('textbox', { name: /^Price/ }).fill('72000');
  await ticket.getByRole('textbox', { name: 'Amount' }).fill('0.1');
  await ticket.locator('button[type="submit"]').click();
  await page.waitForTimeout(600);
  await picture(page, 'confirm');
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
  await sheet.screenshot({ path: join(folder, 'three-screens.png'), type: 'png' });
}

await mkdir(join(folder, 'screens'), { recursive: true });
const site = await serve({ folder: 'dist/demo', port: 0 });
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] });
try {
  await takeThree(browser, site.address);
  await takeScreens(browser, site.address);
} finally {
  await browser.close();
  site.close();
}
const sizes = await Promise.all(
  ['three-screens.png', ...(await readdir(join(folder, 'screens'))).map((name) => join('screens', name))].map(
    async (name) => ({ name, kilobytes: Math.round((await stat(join(folder, name))).size / 1024) }),
  ),
);
for (const { name, kilobytes } of sizes) console.log(`${name} ${kilobytes} kB`);
