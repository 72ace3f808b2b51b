import { expect, test } from 'vitest';
import { demoPolicy, livePolicy, oneFilePolicy } from '../../scripts/page-policy.mjs';
import { programFiles, read } from '../support/source-files.ts';

const pages = [demoPolicy(), livePolicy(), oneFilePolicy({ scripts: ['go()'], styles: ['p{}'] })];
const allowedIn = (policy: string): readonly string[] =>
  (/(?:^|; )trusted-types ([^;]*)/.exec(policy)?.[1] ?? '').split(' ').toSorted();

const createdIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bcreatePolicy\(\s*([^,)\s]+)\s*,/g)].map(([, name = '']) =>
    name.replaceAll(/^['"`]|['"`]$/g, ''),
  );

test('R10 the policies of Trusted Types that the pages allow are those that the program creates', () => {
  const created = programFiles().flatMap((path) => createdIn(read(path)));
  expect(created).toEqual(['tandem-worker']);
  for (const policy of pages) expect(allowedIn(policy)).toEqual(created.toSorted());
});

test('R10 a policy is found however its name is written', () => {
  expect(createdIn(`window.trustedTypes.createPolicy("dompurify", {});`)).toEqual(['dompurify']);
  expect(createdIn('trustedTypes?.createPolicy(\n  name,\n  rules)')).toEqual(['name']);
});
