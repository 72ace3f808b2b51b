// Makes a module of each icon in src/core/ui/icons, drawn by Tabler. `npm run generate:icons -- dice-5 heart-filled` adds
// these two; without names, those that are there are made anew. A test beside them fails when they differ.
import { readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

const folder = resolve(dirname(fileURLToPath(import.meta.url)), '../src/core/ui/icons');
const ending = '.gen.tsx';

const pascal = (name) => name.replaceAll(/(?:^|-)(\w)/g, (_all, letter) => letter.toUpperCase());
const camel = (name) => name.replaceAll(/-(\w)/g, (_all, letter) => letter.toUpperCase());

/** The icons that there are, by the names Tabler gave them. */
export const presentIcons = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));

/** What the component around the shape says for all of it. */
const saidOutside = {
  outlined: /\s(?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g,
  filled: /\sfill="currentColor"/g,
};
const kindOf = (name) => (name.endsWith('-filled') ? 'filled' : 'outlined');

const require = createRequire(import.meta.url);
const { icons, aliases } = require('@iconify-json/tabler').icons;

function shapeOf(name) {
  const body = icons[name]?.body ?? icons[aliases[name]?.parent]?.body;
  if (body === undefined) throw new Error(`Tabler has no icon called "${name}"`);
  const bare = body.replaceAll(saidOutside[kindOf(name)], '').replace(/^<g>(.*)<\/g>$/, '$1');
  return bare.replaceAll(/\s([a-z]+-[a-z-]+)=/g, (_all, attribute) => ` ${camel(attribute)}=`);
}

/** The module of one icon, as text. */
export function iconModule(name) {
  const shape = shapeOf(name);
  const isOne = (shape.match(/<[a-z]/g) ?? []).length === 1;
  return [
    '// Drawn by Tabler; made by `npm run generate:icons`.',
    "import { drawIcon } from './icon.tsx';",
    '',
    `export const Icon${pascal(name)} = drawIcon(`,
    `  '${kindOf(name)}',`,
    `  ${isOne ? shape : `<>${shape}</>`},`,
    ');',
    '',
  ].join('\n');
}

export const iconFile = (name) => resolve(folder, name + ending);

if (argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of new Set([...presentIcons(), ...argv.slice(2)])) writeFileSync(iconFile(name), iconModule(name));
}
