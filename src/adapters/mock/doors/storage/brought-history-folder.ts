import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPackedSeries } from '../../engine/market/history/packed-series-codec.ts';
import type { PackedSeries } from '../../engine/market/history/unpack-series.ts';

/** The output of `npm run market:import`: `market-history` beside package.json. */
export const broughtHistoryFolder = fileURLToPath(new URL('../../../../../market-history', import.meta.url));

/** All imported histories of a folder; none without the folder. Fails with an Error that names the invalid file. */
export async function readBroughtHistory(folder: string): Promise<readonly PackedSeries[]> {
  const names = await readdir(folder).catch((): readonly string[] => []);
  const files = names.filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(
    files.map(async (name) => {
      try {
        const value: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'));
        return readPackedSeries(value);
      } catch (error) {
        throw new Error(`${join(folder, name)}: ${String(error)}`, { cause: error });
      }
    }),
  );
}
