import { readdir, readFile } from 'node:fs/promises';
import { saysToWallet } from '../support/wallet-calls.ts';
import { expect, test } from './support/world.ts';

test('H18: no script of the built program, its libraries among them, calls the wallet of a browser', async ({
  kind,
}) => {
  const folder = `dist/${kind}`;
  const scripts = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:m?js|html)$/.test(name));
  expect(scripts.length).toBeGreaterThan(20);
  const found = await Promise.all(
    scripts.map(async (name) => [name, ...saysToWallet(await readFile(`${folder}/${name}`, 'utf8'))]),
  );
  expect(found.filter(({ length }) => length > 1)).toEqual([]);
});
