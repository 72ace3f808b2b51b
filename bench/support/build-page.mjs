import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const bench = fileURLToPath(new URL('..', import.meta.url));
const dist = fileURLToPath(new URL('../../dist/bench/', import.meta.url));

/** Builds a page around one module of bench/ with the bundler of the product, for a kind of server; resolves with its folder. */
export async function buildPage(module, server = 'network') {
  const name = module.replace(/\W+/g, '-');
  const root = `${dist}source-${name}`;
  await mkdir(root, { recursive: true });
  await writeFile(
    `${root}/index.html`,
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>bench</title><body><div id="root"></div><script type="module" src="${bench}${module}"></script></body></html>`,
  );
  const outDir = `${dist}${name}`;
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    base: './',
    define: { __SERVER__: JSON.stringify(server), __ONE_FILE__: 'false' },
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022' },
    resolve: { preserveSymlinks: true },
  });
  return outDir;
}
