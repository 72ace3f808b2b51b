import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
export const floorNames = ['react-only', 'eager', 'split', 'split-chart'];

/** Builds each floor with the bundler of the product; returns the folders by name. */
export async function buildFloors(outDir) {
  const folders = {};
  for (const name of floorNames) {
    const root = `${outDir}/source-${name}`;
    await mkdir(root, { recursive: true });
    await writeFile(
      `${root}/index.html`,
      `<!doctype html><html lang="en"><title>floor</title><body><script type="module" src="${here}floors/${name}.tsx"></script></body></html>`,
    );
    folders[name] = `${outDir}/${name}`;
    await build({
      configFile: false,
      logLevel: 'error',
      root,
      base: './',
      plugins: [react()],
      build: { outDir: folders[name], emptyOutDir: true, target: 'es2022' },
      resolve: { preserveSymlinks: true },
    });
  }
  return folders;
}
