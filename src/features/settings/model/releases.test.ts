import { expect, test } from 'vitest';
import { version } from '../../../../package.json';
import { releases } from './releases.ts';

const [newest] = releases;

test('E45 what is new: the newest entry is of the version that is built, and says something', () => {
  expect(newest.version).toBe(version);
  expect(newest.news.length).toBeGreaterThan(0);
});

test('E45 what is new: nothing is told twice, and no version has two entries', () => {
  const news = releases.flatMap((release) => release.news);
  expect(new Set(news).size).toBe(news.length);
  expect(new Set(releases.map((release) => release.version)).size).toBe(releases.length);
});
