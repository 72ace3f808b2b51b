import { expect, test } from 'vitest';
import { version } from '../../../package.json';
import { readProgram } from './program.ts';

/** A page in which two elements may stand. */
const pageWith = (entry: string | null, policy: string | null = null) => ({
  querySelector: (wanted: string) => ({ getAttribute: () => (wanted.startsWith('script') ? entry : policy) }) as never,
});

test.each([
  ['a hosted build by the name of its entry', './assets/index-DZlKj_92.js', "script-src 'self'", 'DZlKj_92'],
  [
    'a single file by the sum of its script',
    null,
    "default-src 'none'; script-src 'sha256-aB3+/x9Zq=' 'self'",
    'aB3+/x9Z',
  ],
  ['nothing while developing', '/src/main.tsx', null, undefined],
])('E45 readProgram: %s', (_what, entry, policy, build) => {
  expect(readProgram(pageWith(entry, policy))).toEqual({ version, build });
});
