import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rules = readFileSync(new URL('record-table-cells.module.css', import.meta.url), 'utf8');
/** What a selector that stands alone is given. */
const ruleOf = (selector: string): string =>
  new RegExp(`(?:^|\\n)${selector.replaceAll('.', '\\.')} \\{([^}]*)\\}`).exec(rules)?.[1] ?? '';

test('the mark of a pair stands beside its name, not only under a pointer, and a name is underlined only there', () => {
  expect(ruleOf('.pair')).toContain('inline-flex');
  expect(ruleOf('.open:hover .symbol')).toContain('underline');
  expect(ruleOf('.symbol')).not.toContain('underline');
});

test('a narrow column squeezes no icon of a name', () => {
  expect(rules).toMatch(/\.open > \*,\n\.open svg \{\n {2}flex: none;/);
});
