import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconFile, iconModule, presentIcons } from '../../../../scripts/generate-icons.mjs';

test('every icon is what `npm run generate:icons` makes of it', () => {
  const names = presentIcons();
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => readFileSync(iconFile(name), 'utf8') !== iconModule(name))).toEqual([]);
});
