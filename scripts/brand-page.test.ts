import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brandFindings, judgedBrand, readBrandFile } from './brand-file.ts';
import { brandPage } from './brand-page.ts';
import { demoIcon, oneFileName, oneFilePage } from './one-file-page.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brand-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const mark = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

/** The real page around a small script, with this brand; as one file on request. */
async function built(block: unknown, isOneFile = false): Promise<Rolldown.RolldownOutput['output']> {
  const page = await readFile('index.html', 'utf8');
  await writeFile(join(folder, 'index.html'), page.replace('/src/main.tsx', './main.js'));
  await writeFile(join(folder, 'main.js'), 'document.title = document.getElementById("brand")?.textContent ?? "";');
  await writeFile(join(folder, 'brand.json'), JSON.stringify(block ?? {}));
  const brand = readBrandFile(block === undefined ? undefined : join(folder, 'brand.json'), isOneFile);
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    base: './',
    plugins: [
      demoIcon(brand?.brand),
      brandPage(brand),
      ...(isOneFile ? [viteSingleFile(), oneFilePage(brand?.brand)] : []),
    ],
    build: { write: false, modulePreload: { polyfill: false } },
  });
  if (Array.isArray(made) || !('output' in made)) throw new Error('one build makes one output');
  return made.output;
}
const scriptsOf = (output: Rolldown.RolldownOutput['output']) =>
  output.flatMap((file) => (file.type === 'chunk' ? [`${file.fileName} ${file.code}`] : []));
const pageOf = (output: Rolldown.RolldownOutput['output'], name = 'index.html'): string => {
  const page = output.find(({ fileName }) => fileName === name);
  return page?.type === 'asset' ? String(page.source) : '';
};

describe('brandPage', () => {
  test('brandPage: two brands, and none, have the same scripts under the same names', async () => {
    const builds = [
      await built({ name: 'Acme' }),
      await built({ name: 'Zenith', accent: '#e4007f' }),
      await built(undefined),
    ];
    const [first, second, none] = builds.map(scriptsOf);
    expect(first).toHaveLength(1);
    expect([second, none]).toEqual([first, first]);
    expect(new Set(builds.map((output) => pageOf(output))).size).toBe(3);
  });

  test('brandPage: the block stands in the page as data, and cannot end its script', async () => {
    const page = pageOf(await built({ name: 'Acme', legal: { text: '</script><b>' } }));
    const [, block = ''] = /<script type="application\/json" id="brand">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(block)).toEqual({ name: 'Acme', legal: { text: '</script><b>' } });
    expect(page).not.toContain('</script><b>');
  });

  test('brandPage: neither our name nor our mark stands in the page of another brand', async () => {
    const page = pageOf(await built({ name: 'Acme', marks: { dark: mark } }));
    expect(page).not.toMatch(/tandem/i);
    expect(page).toContain('class="starting"');
    expect(page).not.toContain('M8 34');
    expect(page).toContain(`rel="icon" href="${mark}"`);
    expect(pageOf(await built(undefined))).toContain('M8 34');
  });
});

describe('brandPage: files beside the block', () => {
  const font = { family: 'Acme', file: './brand/acme.woff2' };
  const marks = { dark: 'brand/dark.svg', light: '/elsewhere/light.svg' };

  test('brandPage: marks and font lie beside the page as they lie beside the block, and the mark is the icon of the tab', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await mkdir(join(folder, 'brand'));
    await writeFile(join(folder, 'brand/acme.woff2'), 'letters');
    await writeFile(join(folder, 'brand/dark.svg'), '<svg/>');
    const output = await built({ name: 'Acme', font, marks });
    const files = output.flatMap((file) =>
      file.type === 'asset' && file.fileName.startsWith('brand/')
        ? [[file.fileName, new TextDecoder().decode(Buffer.from(file.source))]]
        : [],
    );
    expect(Object.fromEntries(files)).toEqual({ 'brand/acme.woff2': 'letters', 'brand/dark.svg': '<svg/>' });
    expect(pageOf(output)).toContain('rel="icon" href="brand/dark.svg"');
  });

  test('readBrandFile: one that is missing is told with its place, and the rest is built', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const output = await built({ name: 'Acme', font });
    expect(said.mock.calls.flat()).toEqual([
      `TANDEM_BRAND: there is no file ${join(folder, 'brand/acme.woff2')}: lay it beside the built page as brand/acme.woff2`,
    ]);
    expect(pageOf(output)).toContain('"name":"Acme"');
  });
});

describe('readBrandFile', () => {
  test('readBrandFile: without a name there is no brand', () => {
    expect([readBrandFile(undefined, false), readBrandFile('', true)]).toEqual([undefined, undefined]);
  });

  test('readBrandFile: a file that is missing, or no JSON, is told by its name', async () => {
    const path = join(folder, 'brand.json');
    expect(() => readBrandFile(path, false)).toThrow(`TANDEM_BRAND: there is no file ${path}`);
    await writeFile(path, '{');
    expect(() => readBrandFile(path, false)).toThrow(`TANDEM_BRAND: ${path} is not JSON`);
  });

  test('readBrandFile: what is refused is told, and the rest is built', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const path = join(folder, 'brand.json');
    await writeFile(path, JSON.stringify({ name: 'Acme', accent: 'pink', marks: { dark: 'logo.svg' } }));
    expect(readBrandFile(path, true)?.brand.name).toBe('Acme');
    expect(said.mock.calls.flat()).toEqual([
      'TANDEM_BRAND: brand.marks.dark: must be data: in a build of one file',
      'TANDEM_BRAND: brand.accent: must be # and six hexadecimal digits',
    ]);
  });
});

describe('brandFindings', () => {
  test('brandFindings: a text that the product does not have, or with other parameters, is told', () => {
    const texts = {
      en: {
        'home.login': 'Come in',
        'home.logn': 'x',
        'nowhere.at.all': 'x',
        '../package.name': 'x',
        'shared.language': '{{sum}}',
      },
    };
    expect(brandFindings({ brand: { texts } })).toEqual([
      'brand.texts.en.home.logn: is no text of the product',
      'brand.texts.en.nowhere.at.all: is no text of the product',
      'brand.texts.en.../package.name: is no text of the product',
      'brand.texts.en.shared.language: must have the parameters of “Language”',
    ]);
  });

  test('brandFindings: config.json without a block has none; a wrong block has its reason', () => {
    expect([brandFindings({}), brandFindings(5)]).toEqual([[], []]);
    expect(brandFindings({ brand: 'Acme' })).toEqual(['brand: must be an object']);
  });

  test('judgedBrand: a block without faults has no findings', () => {
    expect(judgedBrand({ name: 'Acme', texts: { fra: { 'home.login': 'Entrer' } } }).findings).toEqual([]);
  });
});

test('oneFilePage: one file of another brand carries its block, its name and nothing of ours but the policy’s word', async () => {
  const output = await built({ name: 'Acme Markets', marks: { dark: mark } }, true);
  expect(output.map(({ fileName }) => fileName)).toEqual(['acme-markets-demo.html']);
  const page = pageOf(output, 'acme-markets-demo.html');
  expect(page).toContain('id="brand">{"name":"Acme Markets"');
  expect(page.replace('trusted-types tandem-worker', '')).not.toMatch(/tandem/i);
});

test('oneFileName: the file to hand over is named after the brand', () => {
  expect([oneFileName(), oneFileName('Acme Markets')]).toEqual(['tandem-demo.html', 'acme-markets-demo.html']);
});
