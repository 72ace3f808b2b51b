import { buildPage } from '../scripts/build-page.mjs';
import { precompress } from '../scripts/precompress.mjs';

export const floorNames = ['react-only', 'eager', 'split', 'split-chart'];

/** Builds each floor with the bundler of the product and compresses it as the product's build does; returns the folders by name. */
export async function buildFloors() {
  const folders = {};
  for (const name of floorNames) {
    folders[name] = await buildPage(`bench/floors/${name}.tsx`);
    await precompress(folders[name]);
  }
  return folders;
}
