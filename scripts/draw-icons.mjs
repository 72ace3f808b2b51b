// Draws the icons of the installable demo from the mark that the page starts with: `node scripts/draw-icons.mjs`.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findOrInstallChromium } from './find-chromium.mjs';

const folder = 'src/app/offline/icons';
const tokens = await readFile('src/core/ui/tokens.css', 'utf8');
const colour = (name) => new RegExp(`--${name}: (?:var\\([\\w-]+, )?(#[\\da-f]{6})`).exec(tokens)[1];
const [mark] = /<svg class="starting"[\s\S]*?<\/svg>/.exec(await readFile('index.html', 'utf8'));
const paths = [...mark.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);

/** `share` is how much of the side the mark takes; launchers cut maskable icons to a circle of 80 %. */
function picture({ share, radius }) {
  const side = 48 / share;
  const inset = (side - 48) / 2;
  const lines = paths.map((path, index) => `<path d="${path}" stroke="${colour(index === 0 ? 'accent' : 'demo')}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-inset} ${-inset} ${side} ${side}">
    <rect x="${-inset}" y="${-inset}" width="${side}" height="${side}" rx="${side * radius}" fill="${colour('bg')}"/>
    <g fill="none" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g></svg>`;
}

const icons = [
  { name: 'icon-192.png', size: 192, share: 0.86, radius: 0.2 },
  { name: 'icon-512.png', size: 512, share: 0.86, radius: 0.2 },
  { name: 'icon-maskable-512.png', size: 512, share: 0.62, radius: 0 },
  { name: 'icon-touch-180.png', size: 180, share: 0.78, radius: 0 },
];

await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'mark.svg'), `${picture({ share: 0.86, radius: 0.2 }).replace(/\n\s*/g, '')}\n`);
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] });
try {
  for (const { name, size, ...look } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${picture(look)}`);
    await page.screenshot({ path: join(folder, name), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
