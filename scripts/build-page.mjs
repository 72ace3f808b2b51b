import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const project = fileURLToPath(new URL('..', import.meta.url));
const dist = `${project}dist/pages/`;

/** Builds a page around one module, named from the project's root, with the bundler of the product, for a kind of server; resolves with its folder. */
export async function buildPage(module, server = 'network') {
  const name = module.replace(/\W+/g, '-');
  const root = `${dist}source-${name}`;
  await mkdir(root, { recursive: true });
  await writeFile(
    `${root}/index.html`,
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>page</title><link rel="icon" href="data:,"><body><div id="root"></div><script type="module" src="${project}${module}"></script></body></html>`,
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
