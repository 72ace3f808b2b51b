// Draws src/core/ui/money/coin-marks.gen.ts: the marks of coins from @web3icons/core, the flags of currencies from
// circle-flags. `npm run generate:marks` after a change of the lists below or of one of the two packages; docs/assets.md
// has their licences.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Parser } from 'htmlparser2';
import { writeOrCheck } from '../generated-file.mjs';
import { marksFile, sealOf } from './marks-seal.mjs';

const require = createRequire(import.meta.url);
const coinPackage = dirname(require.resolve('@web3icons/core'));
const flagPackage = dirname(require.resolve('circle-flags/package.json'));

/** Coins whose mark is a square with a ground of its own; the part that draws it cuts a circle. */
const coins =
  'BTC ETH USDT LTC XRP BCH SOL ADA TRX DOT LINK AVAX UNI ATOM XLM ETC FIL NEAR APT ARB OP SUI AAVE ALGO XTZ EOS ICP ' +
  'VET HBAR USDC BNB DAI POL XMR DASH ZEC NEO GRT MKR COMP SNX YFI ZRX MANA SAND AXS FTM THETA KSM WAVES ENJ STX ' +
  'RUNE EGLD KAVA CAKE CRO TUSD WBTC GALA SHIB LDO';

/** Where the package has no usable square of a coin: its glyph on a ground, or the square of its network. */
const others = {
  DOGE: { file: 'tokens/mono/DOGE', ground: 'C2A633' },
  TON: { file: 'networks/background/ton' },
  INJ: { file: 'networks/background/injective' },
};

/** Currencies by the flag of the country, or of the union, whose money they are. */
const flags = {
  USD: 'us',
  EUR: 'eu',
  GBP: 'gb',
  JPY: 'jp',
  AUD: 'au',
  NZD: 'nz',
  CAD: 'ca',
  CHF: 'ch',
  CNY: 'cn',
  CNH: 'cn',
  HKD: 'hk',
  SGD: 'sg',
  KRW: 'kr',
  TRY: 'tr',
  RUB: 'ru',
  BRL: 'br',
  MXN: 'mx',
  INR: 'in',
  THB: 'th',
  ZAR: 'za',
  SEK: 'se',
  NOK: 'no',
  DKK: 'dk',
  PLN: 'pl',
  IDR: 'id',
  MYR: 'my',
  PHP: 'ph',
  VND: 'vn',
  AED: 'ae',
  UAH: 'ua',
  CZK: 'cz',
  HUF: 'hu',
};

const named = { black: '000', white: 'fff' };
const bare = (colour) => named[colour] ?? colour.replace('#', '').toLowerCase();

/** The middle of a gradient is the colour that is left of it. */
function gradientsOf(svg) {
  const found = new Map();
  for (const [, id, body] of svg.matchAll(
    /<(?:linear|radial)Gradient id="([^"]+)"[^>]*>(.*?)<\/(?:linear|radial)Gradient>/gs,
  )) {
    const stops = [...body.matchAll(/stop-color="([^"]+)"/g)].map(([, colour]) => colour);
    found.set(id, stops[Math.floor(stops.length / 2)]);
  }
  return found;
}

const circlePath = ({ cx, cy, r }) => {
  const [x, y, radius] = [Number(cx), Number(cy), Number(r)];
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
};
const outlines = {
  path: ({ d }) => d,
  circle: circlePath,
  ellipse: ({ cx, cy, rx, ry }) => `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`,
  rect: ({ x = 0, y = 0, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`,
};
const inert = new Set(['svg', 'g']);
const skipped = new Set(['defs', 'clipPath', 'mask']);
const inherited = ['fill', 'fill-rule', 'fill-opacity', 'opacity'];

/** A picture as filled outlines, back to front. What cannot be said that way stops the script. */
function shapesOf(svg, name) {
  const gradients = gradientsOf(svg);
  const shapes = [];
  const looks = [{}];
  let hidden = 0;
  const fillOf = ({ fill = '#000' }) => bare(fill.startsWith('url(') ? gradients.get(fill.slice(5, -1)) : fill);
  const draw = (tag, attributes, look) => {
    if (look.fill === 'none') return;
    const outline = outlines[tag]?.(attributes);
    if (outline === undefined) throw new Error(`${name}: no outline for <${tag}>`);
    const opacity = look['fill-opacity'] ?? look.opacity;
    const rule = look['fill-rule'] === 'evenodd' || look['clip-rule'] === 'evenodd';
    shapes.push([
      fillOf(look),
      outline,
      ...(opacity === undefined && !rule ? [] : [Number(opacity ?? 1)]),
      ...(rule ? [true] : []),
    ]);
  };
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const own = Object.fromEntries(
          inherited.filter((key) => key in attributes).map((key) => [key, attributes[key]]),
        );
        looks.push({ ...looks.at(-1), ...own });
        if (hidden > 0 || skipped.has(tag)) hidden += 1;
        else if ('transform' in attributes || 'stroke' in attributes)
          throw new Error(`${name}: transformed or stroked`);
        else if (!inert.has(tag)) draw(tag, attributes, looks.at(-1));
      },
      onclosetag() {
        looks.pop();
        if (hidden > 0) hidden -= 1;
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return shapes;
}

async function coinMark(ticker) {
  const { file, ground } = others[ticker] ?? { file: `tokens/background/${ticker}` };
  const path = `${coinPackage}/svgs/${file}.svg.js`;
  if (!existsSync(path)) throw new Error(`no mark of ${ticker}`);
  const { default: svg } = await import(path);
  const shapes = shapesOf(svg.replaceAll('currentColor', '#fff'), ticker);
  return [24, ...(ground === undefined ? [] : [[ground.toLowerCase(), 'M0 0h24v24H0z']]), ...shapes];
}

const flagOf = (currency) => [
  512,
  ...shapesOf(readFileSync(`${flagPackage}/flags/${flags[currency]}.svg`, 'utf8'), currency),
];

/** The module as text, without its seal. */
async function marksModule() {
  const tickers = [...coins.split(' '), ...Object.keys(others)];
  const marks = Object.fromEntries(await Promise.all(tickers.map(async (ticker) => [ticker, await coinMark(ticker)])));
  const all = { ...marks, ...Object.fromEntries(Object.keys(flags).map((currency) => [currency, flagOf(currency)])) };
  const rows = Object.entries(all).map(([ticker, mark]) => `  ${ticker}: ${JSON.stringify(mark)},`);
  return [
    '// Coins drawn by web3icons, flags by circle-flags, both under the MIT licence: docs/assets.md. Made by `npm run generate:marks`.',
    "import type { DrawnMark } from './drawn-mark.ts';",
    '',
    'export const drawnMarks: Readonly<Record<string, DrawnMark>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

const module = await marksModule();
writeOrCheck(marksFile, `// Seal: ${sealOf(module)}\n${module}`);
