import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as livePaths from '../../src/adapters/live/live-paths.ts';
import * as moniPaths from '../../src/adapters/moni/moni-paths.ts';
import * as nftPaths from '../../src/adapters/wire/nft/nft-paths.ts';
import * as rarePaths from '../../src/adapters/wire/rare-paths.ts';
import * as yieldPaths from '../../src/adapters/wire/yield-paths.ts';
import * as marketTables from '../../src/adapters/wire/market-paths.ts';
import * as frequentPaths from '../../src/adapters/wire/root-paths.ts';

const rootPaths = { ...frequentPaths, ...rarePaths, ...yieldPaths, ...nftPaths, ...marketTables };

const operations = (tables: Readonly<Record<string, object>>): readonly string[] =>
  Object.values(tables).flatMap((table) => Object.values(table).map(String));

test('moni paths: contain nothing but simulated calls', () => {
  const strangers = operations({ ...moniPaths }).filter((operation) => !/^[A-Z]+ \/moni/.test(operation));
  expect(strangers).toEqual([]);
});

test('live and root paths: contain no simulated call', () => {
  const simulated = [...operations({ ...livePaths }), ...operations({ ...rootPaths })].filter((operation) =>
    operation.includes('moni'),
  );
  expect(simulated).toEqual([]);
});

test('moni paths: are the live ones with another first segment', () => {
  const simulated = operations({ ...livePaths }).map((operation) => operation.replace(' /', ' /moni'));
  expect(operations({ ...moniPaths })).toEqual(simulated);
});

test('paths: no call belongs to two methods', () => {
  const all = [livePaths, moniPaths, rootPaths].flatMap((tables) => operations({ ...tables }));
  expect(all).toEqual([...new Set(all)]);
});

test('generated types: the file says that it is generated and names every root path', () => {
  const generated = readFileSync(join(import.meta.dirname, '../../src/adapters/wire/api.gen.ts'), 'utf8');
  const missing = operations({ ...rootPaths }).filter(
    (operation) => !generated.includes(`"${operation.split(' ')[1] ?? ''}"`),
  );
  expect(generated).toContain('auto-generated');
  expect(missing).toEqual([]);
});
