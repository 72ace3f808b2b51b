import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { familyCalls } from './family-calls.ts';

test('docs/servers.md has the calls of the families as their tables have them: npm run servers -- --calls', () => {
  expect(readFileSync('docs/servers.md', 'utf8')).toContain(familyCalls());
});
