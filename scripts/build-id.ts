import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What a build is made of, from the top of the project. */
const folders = ['src', 'locales'];
const files = ['index.html', 'package-lock.json'];
const isProgram = (path: string): boolean => !/\.test\.tsx?$|\.md$/.test(path);

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Names the sources that a build was made of: the same ones have the same id on every machine, with and without a repository. */
export function buildId(top = '.'): string {
  const paths = [...folders.flatMap((folder) => filesIn(join(top, folder))), ...files.map((file) => join(top, file))];
  const digest = createHash('sha256');
  for (const path of paths.filter(isProgram).toSorted()) {
    const name = relative(top, path).split(sep).join('/');
    digest.update(name).update('\0').update(readFileSync(path)).update('\0');
  }
  return digest.digest('hex').slice(0, 10);
}
