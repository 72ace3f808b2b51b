// Makes the lists of what is found by its place: the routes of the features, the ports of the products, and the table of
// products in docs/configuration.md.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeOrCheck } from './generated-file.mjs';

const note = '// Made from the folders of the program by scripts/generate-lists.mjs: npm run generate.\n';
/** Files below a folder, whose names end so. */
const filesBelow = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.split('\\').join('/')}`)
    .filter((file) => file.endsWith(ending))
    .toSorted();
const pathFrom = (list, file) => {
  const path = relative(dirname(list), file);
  return path.startsWith('.') ? path : `./${path}`;
};
const firstLetter = (name, change) => change(name[0]) + name.slice(1);
const lower = (letter) => letter.toLowerCase();
const kebab = (name) => firstLetter(name, lower).replace(/[A-Z]/g, (letter) => `-${lower(letter)}`);

const routeTable = 'src/app/routes/feature-routes.gen.ts';
function renderRoutes() {
  const lists = filesBelow('src/features', '/routes.tsx').map((file) => {
    const name = /^export const (\w+Routes)\b/m.exec(readFileSync(file, 'utf8'))?.[1];
    if (name === undefined) throw new Error(`${file} exports no list of routes: export const …Routes`);
    return { file, name };
  });
  return `import type { FeatureRoute } from '${pathFrom(routeTable, 'src/core/navigation/feature-route.ts')}';
${lists.map(({ file, name }) => `import { ${name} } from '${pathFrom(routeTable, file)}';`).join('\n')}

${note}
/** Every route of the product. */
export const featureRoutes: readonly FeatureRoute[] = [
${lists.map(({ name }) => `  ...${name},`).join('\n')}
];
`;
}

const wire = 'src/adapters/wire';
/** Adapters that arrive with others: these lists are written by hand. */
const elsewhere = ['wire-ports', 'news-ports', 'option-ports'].map((name) =>
  readFileSync(`${wire}/${name}.ts`, 'utf8'),
);

/** The adapters of ports that few first visits need. */
const adapters = filesBelow(wire, '-adapter.ts').flatMap((file) => {
  const [, over, port] =
    /^export (?:const|function) (\w+Over)\b[\s\S]*?: (\w+)Port\b/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (over === undefined || elsewhere.some((text) => text.includes(`${over}(`))) return [];
  return [{ file, over, port, name: firstLetter(port, lower) }];
});

const productPorts = `${wire}/product-ports.gen.ts`;
const renderPorts =
  () => `${adapters.map(({ file, over }) => `import { ${over} } from '${pathFrom(productPorts, file)}';`).join('\n')}
import { wireOver, type WireParts } from './calls/wire.ts';

${note}
/** Accounts, funds, products and messages, the same for real and simulated money. */
export function productPorts(parts: WireParts) {
  const wire = wireOver(parts);
  return {
${adapters.map(({ name, over }) => `    ${name}: ${over}(wire),`).join('\n')}
  };
}
`;

const productTokens = `${wire}/product-tokens.gen.ts`;
const renderTokens = () => `${adapters
  .map(({ port }) => `import { ${port}Port } from '../../core/ports/${kebab(port)}-port.ts';`)
  .join('\n')}

${note}
/** What the ports of the products are asked for by. */
export const productTokens = {
${adapters.map(({ name, port }) => `  ${name}: ${port}Port,`).join('\n')}
};
`;

const read = (file) => readFileSync(file, 'utf8');
const words = (dictionary) => JSON.parse(read(`locales/en/${dictionary}.json`));
/** What an object of the program is written with, from its name to its end. */
const written = (file, name) =>
  new RegExp(`const ${name} = [{[]\\n([\\s\\S]*?)\\n[}\\]] as const`).exec(read(file))?.[1] ?? '';

const configuration = 'docs/configuration.md';
const tableOfProducts = /(?<=\| name in `products` \|.*\n\|(?:---\|)+\n)(?:\|.*\n)+/;

/** The areas of the product, by the names that config.json takes. */
function renderConfiguration() {
  const server = 'src/features/shared/server';
  const areas = [...written('src/core/config/product-areas.ts', 'areaPaths').matchAll(/^ {2}(\w+):/gm)];
  const inMenu = new Map(
    [...written(`${server}/model/area-names.ts`, 'menuNames').matchAll(/(\w+): '(\w+)'/g)].map(([, ...pair]) => pair),
  );
  const lists = new Map(
    [...written(`${server}/data/area-lists.gen.ts`, 'areaLists').matchAll(/'(\w+)', 'GET ([^']+)'/g)].map(
      ([, ...pair]) => pair,
    ),
  );
  const given = new Map(
    [...read('src/core/domain/market/given-product-names.ts').matchAll(/(\w+): '(\w+)'/g)].map(([, ...pair]) => pair),
  );
  const { menu } = words('home');
  const rows = areas.map(([, area]) => {
    const name = inMenu.has(area) ? menu[inMenu.get(area)] : words(area).card.name;
    return `| \`${given.get(area) ?? area}\` | ${name} | ${lists.has(area) ? `\`${lists.get(area)}\`` : 'not probed: on'} |\n`;
  });
  return read(configuration).replace(tableOfProducts, rows.join(''));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeOrCheck(routeTable, renderRoutes());
  writeOrCheck(productPorts, renderPorts());
  writeOrCheck(productTokens, renderTokens());
  writeOrCheck(configuration, renderConfiguration());
}
