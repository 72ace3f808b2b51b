import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];
/** What a build or a person makes; everything else that a document names must be there. */
const made = /^(dist|node_modules)\b|\/tandem\.json$/;

/** Paths of this project in a text: targets of links, and code that looks like a path of one of its folders. */
function namedPaths(text: string): readonly string[] {
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, path]) => path);
  const code = [...text.matchAll(/`((?:src|tests|docs|api-spec|locales|scripts|bench|public)\/[\w./-]*\w)`/g)].map(
    ([, path]) => path,
  );
  return [...links, ...code].filter((path): path is string => path !== undefined);
}

test.each(documents)('documents: everything that %s names is there', (document) => {
  const missing = namedPaths(readFileSync(document, 'utf8')).filter((path) => !made.test(path) && !existsSync(path));
  expect(missing).toEqual([]);
});

test('documents: README is short enough to be read', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(150);
});
