import { describe, expect, test } from 'vitest';
import lock from '../../package-lock.json';
import { version } from '../../package.json';
import { releases } from '../../src/features/settings/model/releases.ts';
import { filesBelow, isScript, isTest, read } from '../support/source-files.ts';

interface Entry {
  readonly version: string;
  readonly date: string;
  readonly headings: readonly string[];
}

/** The entries of a changelog, as they stand. */
function entriesOf(text: string): readonly Entry[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((entry) => {
      const [, number = '', date = ''] = /^\[(.*?)\] - (.*)$/m.exec(entry) ?? [];
      return { version: number, date, headings: [...entry.matchAll(/^### (.+)$/gm)].map(([, name = '']) => name) };
    });
}

const headings = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
const semantic = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;
/** Grows with the version. */
const height = (number: string): number => {
  const [major = 0, minor = 0, patch = 0] = number.split('.').map(Number);
  return (major * 1000 + minor) * 1000 + patch;
};

describe('changelog', () => {
  const entries = entriesOf(read('CHANGELOG.md'));

  test('the top entry is of the version that is built', () => {
    expect(entries[0]?.version).toBe(version);
    expect(version).toMatch(semantic);
  });

  test('every entry has a version, a date and headings of the form, the newest first', () => {
    for (const entry of entries) {
      expect(entry.version).toMatch(semantic);
      expect(entry.date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(entry.headings.length).toBeGreaterThan(0);
      expect(entry.headings.filter((name) => !headings.includes(name))).toEqual([]);
    }
    const heights = entries.map((entry) => height(entry.version));
    expect(heights).toEqual([...new Set(heights)].toSorted((left, right) => right - left));
  });

  test('what the page tells as new is of versions that are in it', () => {
    const known = entries.map((entry) => entry.version);
    expect(releases.filter((release) => !known.includes(release.version))).toEqual([]);
  });

  test('an entry without a date is found', () => {
    expect(entriesOf('# Changelog\n\n## [1.2.3]\n\n### Added\n')).toEqual([
      { version: '', date: '', headings: ['Added'] },
    ]);
  });
});

describe('the version', () => {
  test('is in package.json, and the lock file agrees', () => {
    expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
  });

  test('is written nowhere else in the program, except beside its news', () => {
    const written = filesBelow('src').filter(
      (path) => isScript(path) && !isTest(path) && read(path).includes(`'${version}'`),
    );
    expect(written).toEqual(['src/features/settings/model/releases.ts']);
  });
});
