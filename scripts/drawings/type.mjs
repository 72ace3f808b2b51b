// Cuts src/core/ui/type/inter-latin.woff2 and inter-cyrillic.woff2 out of Inter: the letters of the languages that have it,
// weights 400 to 700, figures of one width. `npm run generate:type`; docs/assets.md has the licence and the sizes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const interPackage = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json'));
const source = (part) => readFileSync(`${interPackage}/files/inter-${part}-wght-normal.woff2`);
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** English, Spanish, French, the dotless i, which the package has here, and what stands between words and figures in every language. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’“”„•…‹›€™−`;
const turkish = 'ĞğİŞş₺₽';
const cyrillic = `Ёё${range(0x410, 0x44f)}№`;

const options = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk', 'calt'],
  noHinting: true,
};

const folder = `${root}/src/core/ui/type`;
mkdirSync(folder, { recursive: true });
for (const [name, part, letters] of [
  ['latin', 'latin', latin],
  ['turkish', 'latin-ext', turkish],
  ['cyrillic', 'cyrillic', cyrillic],
]) {
  const font = await subsetFont(source(part), letters, options);
  writeFileSync(`${folder}/inter-${name}.woff2`, font);
  console.log(`inter-${name}.woff2`, font.length);
}
